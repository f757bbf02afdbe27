import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  SourceMapError,
  type SourceMapStore,
  sourceMapStore,
} from '#scripts/build/store/source-map-store.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(START + hours * HOUR)

let folder: string
let store: SourceMapStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-source-maps-'))
  store = sourceMapStore(join(folder, 'store'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Takes in what a version of the code was compiled to: maps have names of their own. */
const compile = async (release: string, files: Record<string, string>, now: Date) => {
  const source = join(folder, release)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true })
    await writeFile(join(source, path), text)
  }
  await store.add(release, { folder: source }, now)
}
const script = (name: string) => ({
  [`chunks/${name}.js`]: `${name}()\n\n//# sourceMappingURL=map-of-${name}.js.map`,
  [`chunks/map-of-${name}.js.map`]: `map of ${name}`,
})

test('each script lies beside its map as it is published, without a word of the map', async () => {
  await compile('one', { ...script('a'), 'chunks/old-browsers.js': 'b()' }, after(0))
  const kept = store.folder('one')
  expect(await readFile(join(kept, 'chunks/a.js'), 'utf8')).toBe('a()')
  expect(await readFile(join(kept, 'chunks/a.js.map'), 'utf8')).toBe('map of a')
  expect(existsSync(join(kept, 'chunks/old-browsers.js'))).toBe(false)
})

test('the map of a script is found in whichever release has it', async () => {
  await compile('one', script('a'), after(0))
  await compile('two', script('b'), after(1))
  expect(await store.mapOf('chunks/a.js')).toBe('map of a')
  expect(await store.mapOf('chunks/b.js')).toBe('map of b')
  expect(await store.mapOf('chunks/c.js')).toBeUndefined()
})

test('an earlier release goes with its scripts: a day after it stopped being current', async () => {
  await compile('one', script('a'), after(0))
  await compile('two', script('b'), after(10))
  await compile('three', script('c'), after(33.9))
  expect(await store.mapOf('chunks/a.js')).toBe('map of a')
  await compile('four', script('d'), after(34.1))
  expect(await store.mapOf('chunks/a.js')).toBeUndefined()
  expect(await store.mapOf('chunks/b.js')).toBe('map of b')
})

test('a release that is current again stays', async () => {
  await compile('one', script('a'), after(0))
  await compile('two', script('b'), after(1))
  await compile('one', script('a'), after(2))
  await compile('three', script('c'), after(27))
  expect(await store.mapOf('chunks/a.js')).toBe('map of a')
  expect(await store.mapOf('chunks/b.js')).toBeUndefined()
})

test('code without any source map is an error that says where to look', async () => {
  await expect(compile('one', { 'chunks/a.js': 'a()' }, after(0))).rejects.toThrow(SourceMapError)
})
