import fs, { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pullSnapshot } from '#src/content/pull.ts'
import { readSnapshot } from '#src/content/read.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { sampleSnapshot, tag } from './sample.ts'

/** How many bytes the disk still takes. A full one takes the name of a new file, and then no byte of it. */
let room: number

const { writeFile } = fs.promises

/** What the code writes with `node:fs/promises`, on this disk. */
const onThisDisk = (async (file: string, text: string) => {
  room -= text.length
  if (room >= 0) return writeFile(file, text)
  await writeFile(file, '')
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}) as typeof writeFile

const writeWith = (write: typeof writeFile) => {
  fs.promises.writeFile = write
  syncBuiltinESMExports()
}

const CMS = 'http://cms.test'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'
const FILE = {
  ...{ url: '/uploads/logo.svg', mime: 'image/svg+xml', width: 8, height: 8 },
  ...{ size: Math.round(DRAWING.length / 10) / 100, updatedAt: 'u1' },
}

/** A CMS with the entries that every site has, and one file. */
const answer = (async (input: string) => {
  const { pathname } = new URL(input)
  if (pathname.startsWith('/uploads/')) return new Response(DRAWING)
  const type = pathname.replace('/api/', '')
  const { locales, singles } = sampleSnapshot()
  const single = singles[type as keyof typeof singles]
  const entry = JSON.stringify(Object.values(single ?? {})[0] ?? null)
  const pagination = { pageSize: 100, pageCount: 0, total: 0 }
  const answers: Record<string, unknown> = {
    'i18n/locales': locales,
    'content-versions': { moment: 'm', model: 'm', state: 's', files: 'f', types: {} },
    'upload/files': [FILE],
  }
  const data = JSON.parse(entry.replaceAll(/"\w+\.svg"/g, '{"url":"/uploads/logo.svg"}'))
  const locale = new URL(input).searchParams.get('locale')
  const found = single ? { data: { ...data, locale } } : { data: [], meta: { pagination } }
  return Response.json(answers[type] ?? found)
}) as typeof fetch

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-full-'))
  room = Number.POSITIVE_INFINITY
  writeWith(onThisDisk)
})
afterEach(() => {
  writeWith(writeFile)
  return rm(root, { recursive: true })
})

describe('on a full disk', () => {
  test.each([0, 100, 1_000, 3_000])(
    'a snapshot stays as it was, and nothing is left beside it: room for %i bytes',
    async (left) => {
      const dir = join(root, 'content')
      const write = (...tags: string[]) =>
        writeSnapshot({
          ...{ dir, mediaPath: ({ name }) => join(root, name) },
          snapshot: sampleSnapshot({ tags: tags.map((id) => tag(id)) }),
        })
      await write('aaaaaaaaaa')
      const before = await readSnapshot(dir)
      room = left
      const all = Array.from({ length: 40 }, (_, index) => `bbbbbbbbb${index}`.slice(-10))
      await expect(write(...all)).rejects.toThrow('ENOSPC')
      expect(await readSnapshot(dir)).toEqual(before)
      expect(await readdir(root)).toEqual(['content'])
    },
  )

  test('a file of state is as it was, and nothing is left beside it', async () => {
    const file = join(root, 'state.json')
    await writeWhole(file, 'before')
    room = 0
    await expect(writeWhole(file, 'after')).rejects.toThrow('ENOSPC')
    expect(await readFile(file, 'utf8')).toBe('before')
    expect(await readdir(root)).toEqual(['state.json'])
  })

  test.each([
    ['before the snapshot is written, it stays as it was', false, 'leaves it as it was'],
    ['after that, the new one is there and the error says so', true, 'has written the snapshot'],
  ])('a pull ends with a true sentence: %s', async (_, later, sentence) => {
    const [contentDir, cacheDir] = [join(root, 'content'), join(root, 'cache')]
    const pull = () =>
      pullSnapshot({ url: CMS, contentDir, cacheDir, fetch: answer, retryDelayMs: 1 })
    writeWith((async (file: string, text: string) => {
      if (later !== existsSync(join(contentDir, 'manifest.json'))) return writeFile(file, text)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        ...{ code: 'ENOSPC', syscall: 'write' },
      })
    }) as typeof writeFile)
    const error = await pull().catch((error: Error) => error)
    expect((error as Error).message).toContain(sentence)
    expect(existsSync(contentDir)).toBe(later)
    writeWith(writeFile)
    expect(await pull()).toMatchObject({ mode: 'full', status: later ? 'unchanged' : 'changed' })
    expect((await readSnapshot(contentDir)).singles.initial.en?.siteName).toBe('Mira')
  })

  test('a pull that cannot keep what it has found of files is as good', async () => {
    const [contentDir, cacheDir] = [join(root, 'content'), join(root, 'cache')]
    const pull = () =>
      pullSnapshot({ url: CMS, contentDir, cacheDir, fetch: answer, retryDelayMs: 1 })
    await pull()
    const longAgo = new Date('2020-01-01T00:00:00Z')
    const names = (await readdir(contentDir)).filter((name) => name.endsWith('.json'))
    await Promise.all(names.map((name) => utimes(join(contentDir, name), longAgo, longAgo)))
    writeWith((async (file: string, text: string) => {
      if (file.includes('files.json')) throw new Error('ENOSPC: no space left on device')
      return writeFile(file, text)
    }) as typeof writeFile)
    expect(await pull()).toMatchObject({ status: 'unchanged' })
    expect(existsSync(join(cacheDir, 'pull/files.json'))).toBe(false)
    writeWith(writeFile)
    await pull()
    expect(existsSync(join(cacheDir, 'pull/files.json'))).toBe(true)
  })
})
