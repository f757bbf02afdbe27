import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { FileRecord } from '#src/cms/media-library.ts'
import { pullSnapshot } from '#src/content/pull.ts'
import { readSnapshot } from '#src/content/read.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { hashFolder } from '#tests/fixtures/faults-folder.ts'
import { claimingPng, longGif, svg } from '#tests/unit/files/made-files.ts'

const { url, token } = inject('cms')

let root: string
/** Two files of the demo: a photograph of a project, and the icon of an amenity. */
let photo: string
let icon: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-pull-files-'))
  await pull('demo')
  const names = await readdir(join(root, 'demo/content/media'))
  photo = names.find((name) => name.startsWith('creek-terraces-day-desktop')) as string
  icon = names.find((name) => name.startsWith('icon-pool')) as string
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Files = Record<string, Uint8Array | string>

/** The CMS with other bytes in some of its files, as if they had been there before uploads were looked at. */
const withFiles =
  (files: Files): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(String(input))
    const name = pathname.split('/').at(-1) as string
    const bytes = files[name]
    if (bytes !== undefined) return new Response(Buffer.from(bytes))
    const answer = await fetch(input, init)
    if (pathname !== '/api/upload/files') return answer
    const records = (await answer.json()) as FileRecord[]
    const changed = records.map((record) => {
      const other = files[record.url.split('/').at(-1) as string]
      if (other === undefined) return record
      const size = Math.round(Buffer.from(other).length / 10) / 100
      return { ...record, size, updatedAt: sha256(Buffer.from(other)), width: 1, mime: 'text/html' }
    })
    return Response.json(changed)
  }

const cacheOf = (name: string) => join(root, name, 'cache')

/** The first pull has downloaded what the others do not change. */
const pull = async (name: string, files: Files = {}) => {
  if (name !== 'demo' && !existsSync(cacheOf(name))) {
    const filter = (path: string) => !path.endsWith('/state.json')
    await cp(cacheOf('demo'), cacheOf(name), { recursive: true, filter })
  }
  return pullSnapshot({
    ...{ url, token, retryDelayMs: 10 },
    contentDir: join(root, name, 'content'),
    cacheDir: cacheOf(name),
    fetch: withFiles(files),
  })
}
const mediaOf = (name: string, file: string) => join(root, name, 'content/media', file)

describe('a file that the site does not take', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array | string, string]>([
    ['bomb', () => claimingPng(30_000, 30_000), 'is 30,000 × 30,000 pixels large'],
    ['endless', () => longGif(5000), 'has 5,000 frames'],
    ['page', () => '<!doctype html><script>alert(1)</script>', 'is a web page or holds scripts'],
    ['entities', () => `<!DOCTYPE svg [<!ENTITY a "a">]>${svg('&a;')}`, 'declares entities'],
  ])(
    '(%s) is named with its entry, which is left out; the others are there',
    async (name, make, problem) => {
      const { quarantined, entries } = await pull(name, { [photo]: await make() })
      const named = quarantined.filter((entry) => entry.problem.startsWith(`${photo} ${problem}`))
      expect(named.length).toBeGreaterThan(0)
      expect(
        named.every(
          ({ lastGoodVersionShown, problem }) =>
            !lastGoodVersionShown && /: (?:upload|reduce|save) it/.test(problem),
        ),
      ).toBe(true)
      expect(quarantined).toHaveLength(named.length)
      expect(await readdir(join(root, name, 'content/media'))).not.toContain(photo)
      const { entries: all } = await pull('demo')
      expect(entries).toBe(all - named.length)
    },
  )

  test('is named with the article whose text shows it', async () => {
    const [inText = ''] = (await readdir(join(root, 'demo/content/media'))).filter((name) =>
      name.startsWith('creek-terraces-dusk-desktop'),
    )
    const { quarantined } = await pull('in text', { [inText]: await claimingPng(30_000, 30_000) })
    const articles = quarantined.filter(({ type }) => type === 'articles')
    expect(articles.map(({ field, locale }) => `${field} ${locale}`).sort()).toEqual([
      'text ar',
      'text de',
      'text en',
    ])
  })

  test('leaves the last version of its entry on the site, and is not asked for again', async () => {
    await pull('stays')
    const before = await readFile(mediaOf('stays', photo))
    await rm(join(root, 'stays/cache/pull/state.json'))
    const files = { [photo]: await claimingPng(30_000, 30_000) }
    const { quarantined } = await pull('stays', files)
    expect(quarantined.length).toBeGreaterThan(0)
    expect(quarantined.every(({ lastGoodVersionShown }) => lastGoodVersionShown)).toBe(true)
    expect(await readFile(mediaOf('stays', photo))).toEqual(before)
    const again = await pull('stays', files)
    expect(again.media.downloaded).toBe(0)
    expect(again.quarantined).toEqual(quarantined)
  })

  test('does not stay from a snapshot that is older than the rule', async () => {
    await pull('older')
    const evil = svg('<script>alert(1)</script>')
    await plant('older', icon, evil)
    const { quarantined } = await pull('older', {
      [icon]: `<!DOCTYPE svg [<!ENTITY a "a">]>${evil}`,
    })
    expect(quarantined.length).toBeGreaterThan(0)
    expect(quarantined.some(({ lastGoodVersionShown }) => lastGoodVersionShown)).toBe(false)
    expect(await readdir(join(root, 'older/content/media'))).not.toContain(icon)
  })
})

describe('a file that is taken', () => {
  test('is cleaned where it is a drawing', async () => {
    await pull('cleaned', {
      [icon]: svg('<script>alert(1)</script><g onclick="alert(1)"/>', 'width="24" height="24"'),
    })
    expect(await readFile(mediaOf('cleaned', icon), 'utf8')).not.toMatch(/script|onclick|alert/)
    const { media } = await readSnapshot(join(root, 'cleaned/content'))
    expect(media[icon]).toMatchObject({ mime: 'image/svg+xml', width: 24, height: 24 })
  })

  test('is reduced where pages need less: to the same bytes in each pull', async () => {
    const large = await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    await pull('large', { [photo]: large })
    const { media } = await readSnapshot(join(root, 'large/content'))
    expect(media[photo]).toMatchObject({ mime: 'image/jpeg', width: 2880, height: 2160 })
    const bytes = await readFile(mediaOf('large', photo))
    expect(bytes.length).toBeLessThan(FILE_LIMITS.publishedBytes)
    await pull('large again', { [photo]: large })
    const hashes = await hashFolder(join(root, 'large/content'))
    expect(await hashFolder(join(root, 'large again/content'))).toEqual(hashes)
  })
})

/** Other bytes for a file of a snapshot, which is in order afterwards. */
const plant = async (name: string, file: string, text: string): Promise<void> => {
  const folder = join(root, name, 'content')
  const read = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'))
  await rm(mediaOf(name, file))
  await writeFile(mediaOf(name, file), text)
  const table = await read('media.json')
  table[file] = { ...table[file], bytes: text.length, sha256: sha256(text) }
  await writeFile(join(folder, 'media.json'), stableJson(table))
  const manifest = await read('manifest.json')
  manifest.files['media.json'] = sha256(stableJson(table))
  await writeFile(join(folder, 'manifest.json'), stableJson(manifest))
}
