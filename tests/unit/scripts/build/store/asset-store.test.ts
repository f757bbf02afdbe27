import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileTable } from '#scripts/build/output/file-table.ts'
import { type AssetStore, assetStore } from '#scripts/build/store/asset-store.ts'
import { MapCommentError } from '#scripts/build/store/map-comment.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(START + hours * HOUR)

let folder: string
let store: AssetStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-assets-'))
  store = assetStore(join(folder, 'store'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Takes in what a version of the code was compiled to. */
const compile = async (code: string, files: Record<string, string>, now: Date) => {
  const source = join(folder, code)
  const unloaded = `${code}-manifests/`
  const manifests = { [`${unloaded}_buildManifest.js`]: 'manifest' }
  for (const [path, text] of Object.entries({ ...files, ...manifests })) {
    await mkdir(dirname(join(source, path)), { recursive: true })
    await writeFile(join(source, path), text)
  }
  await store.add(code, { folder: source, unloaded }, now)
}

const names = (table: FileTable) => [...table.keys()].map((path) => path.split('/').at(-1))
const published = async (now: Date) => {
  const { current, kept } = await store.tables(now)
  return { current: names(current), kept: names(kept) }
}

test('scripts of the code before stay published for a day, then they go', async () => {
  await compile('code-1', { 'chunks/shared.js': 's', 'chunks/one.js': '1' }, after(0))
  expect(await published(after(0))).toEqual({ current: ['one.js', 'shared.js'], kept: [] })

  await compile('code-2', { 'chunks/shared.js': 's', 'chunks/two.js': '2' }, after(1))
  expect(await published(after(24.9))).toEqual({
    current: ['shared.js', 'two.js'],
    kept: ['one.js'],
  })
  const { kept } = await store.tables(after(24.9))
  const [file] = kept.values()
  expect(file && 'copyOf' in file.content && (await readFile(file.content.copyOf, 'utf8'))).toBe(
    '1',
  )
  expect(await published(after(25.1))).toEqual({ current: ['shared.js', 'two.js'], kept: [] })
})

test('the day is counted from when a script stopped being current, through later versions', async () => {
  await compile('code-1', { 'chunks/one.js': '1' }, after(0))
  await compile('code-2', { 'chunks/two.js': '2' }, after(10))
  await compile('code-3', { 'chunks/three.js': '3' }, after(20))
  expect((await published(after(30))).kept).toEqual(['one.js', 'two.js'])
  expect((await published(after(35))).kept).toEqual(['two.js'])
  expect((await published(after(45))).kept).toEqual([])
})

test('a script that comes back is current again', async () => {
  await compile('code-1', { 'chunks/one.js': '1' }, after(0))
  await compile('code-2', { 'chunks/two.js': '2' }, after(1))
  await compile('code-1', { 'chunks/one.js': '1' }, after(2))
  expect(await published(after(40))).toEqual({ current: ['one.js'], kept: [] })
})

test('the files of the code that it has are not taken again', async () => {
  await compile('code-1', { 'chunks/one.js': '1' }, after(0))
  await compile('code-1', { 'chunks/other.js': '1' }, after(1))
  expect(await published(after(1))).toEqual({ current: ['one.js'], kept: [] })
})

test('neither a source map nor its name is published', async () => {
  const files = {
    'chunks/one.js': 'one()\n\n//# sourceMappingURL=1.js.map',
    'chunks/1.js.map': '{}',
    'chunks/two.css': 'a{b:c}\n/*# sourceMappingURL=2.css.map*/',
    'chunks/2.css.map': '{}',
    'media/picture.bin': '//# sourceMappingURL=is no comment here',
  }
  await compile('code-1', files, after(0))
  const { current } = await store.tables(after(0))
  const texts = await Promise.all(
    [...current.values()].map(({ content }) =>
      'copyOf' in content ? readFile(content.copyOf, 'utf8') : content,
    ),
  )
  expect(names(current)).toEqual(['one.js', 'two.css', 'picture.bin'])
  expect(texts).toEqual(['one()', 'a{b:c}\n', files['media/picture.bin']])
})

test('a script that names its map in another way is refused', async () => {
  const files = { 'chunks/one.js': 'one() //# sourceMappingURL=1.js.map;two()' }
  await expect(compile('code-1', files, after(0))).rejects.toThrow(MapCommentError)
})
