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

test('pages are removed one by one, also such as are gone already', async () => {
  const store = unframedStore<string>(folder)
  store.put('ab1', 'one')
  store.put('ab2', 'two')
  await store.remove(['ab1', 'cd9'])
  expect(['ab1', 'ab2'].map(store.has)).toEqual([false, true])
})
