import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { unframedStore } from '#scripts/build/store/unframed-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-unframed-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a page comes out as it was put in', () => {
  const store = unframedStore<unknown>(folder)
  const page = {
    document: byteText('é صفحة'),
    payload: ['a', { before: '"', string: 3, after: '' }],
  }
  store.put('ab1', page)
  expect(store.get('ab1')).toEqual(page)
})

test('a page that is longer than a piece of the packer comes out whole', () => {
  const store = unframedStore<string>(folder)
  const long = Array.from({ length: 200_000 }, (_, index) => `${index} `).join('')
  store.put('ab1', long)
  expect(store.get('ab1')).toBe(long)
})

test('pages that are not kept are removed, and so is what a killed build has left', async () => {
  const store = unframedStore<string>(folder)
  store.put('ab1', 'one')
  store.put('ab2', 'two')
  await mkdir(join(folder, 'cd'))
  await writeFile(join(folder, 'cd', '3.part'), '')
  expect(['ab1', 'ab2', 'ab3'].map(store.has)).toEqual([true, true, false])
  await store.prune(new Set(['ab2']))
  expect(await readdir(join(folder, 'ab'))).toEqual(['2'])
  expect(await readdir(join(folder, 'cd'))).toEqual([])
})

/** A store with these pages, as a build has left it. */
const settled = async (hashes: string[]) => {
  const store = unframedStore<string>(folder)
  for (const hash of hashes) store.put(hash, `page ${hash}`)
  await store.settle({ gone: undefined, all: () => new Set(hashes) })
}

const notAsked = () => {
  throw new Error('The store lists its pages.')
}

test('pages that are gone are removed one by one, also such as are gone already', async () => {
  await settled(['ab1', 'ab2'])
  const store = unframedStore<string>(folder)
  await store.look()
  store.put('cd1', 'new')
  await store.settle({ gone: ['ab1', 'cd9'], all: notAsked })
  expect(['ab1', 'ab2', 'cd1'].map(store.has)).toEqual([false, true, true])
})

test.each([
  ['in a folder with others', 'ab9'],
  ['in a folder of its own', 'ef9'],
])('a page that a killed build has left %s is removed by the next one', async (_, left) => {
  await settled(['ab1', 'cd1'])
  unframedStore<string>(folder).put(left, 'left')
  const store = unframedStore<string>(folder)
  await store.look()
  await store.settle({ gone: [], all: () => new Set(['ab1', 'cd1']) })
  expect(['ab1', 'cd1', left].map(store.has)).toEqual([true, true, false])
  const next = unframedStore<string>(folder)
  await next.look()
  await next.settle({ gone: [], all: notAsked })
})

test('a page that was refused in the same build is removed, when the build has looked again', async () => {
  await settled(['ab1'])
  const store = unframedStore<string>(folder)
  await store.look()
  store.put('ab8', 'beside a refused one')
  await store.look()
  store.put('ab2', 'new')
  await store.settle({ gone: [], all: () => new Set(['ab1', 'ab2']) })
  expect(['ab1', 'ab2', 'ab8'].map(store.has)).toEqual([true, true, false])
})

test('all pages but those of the lists are removed when it is not known which are gone', async () => {
  await settled(['ab1', 'ab2'])
  const store = unframedStore<string>(folder)
  await store.look()
  await store.settle({ gone: undefined, all: () => new Set(['ab2']) })
  expect(['ab1', 'ab2'].map(store.has)).toEqual([false, true])
})
