import fs from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { writeWhole } from '#src/lib/json-file.ts'
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
})
