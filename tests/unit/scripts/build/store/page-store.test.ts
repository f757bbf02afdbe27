import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { pageStore } from '#scripts/build/store/page-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-pages-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('pages that are not kept are removed', async () => {
  await rendered('ab1', 'ab2')
  await pageStore(folder).prune(new Set(['ab2']))
  expect(await readdir(join(folder, 'ab'))).toEqual(['2.html'])
})

test('a page is put in as it is, byte for byte', async () => {
  const store = pageStore(folder)
  store.put('ab1', byteText('é صفحة'))
  expect(await readFile(store.file('ab1'), 'utf8')).toBe('é صفحة')
  expect((await store.look()).has('ab1')).toBe(true)
  expect(await readdir(join(folder, 'ab'))).toEqual(['1.html'])
})

test('what is no page is removed, such as what a killed build left', async () => {
  await rendered('ab1')
  for (const name of ['1.txt', '1.html.part']) await writeFile(join(folder, 'ab', name), '')
  await pageStore(folder).prune(new Set(['ab1']))
  expect(await readdir(join(folder, 'ab'))).toEqual(['1.html'])
})

test('a store that ended a build knows its lists until a page comes or goes', async () => {
  await rendered('ab1', 'cd2')
  await settle({ now: ['list'], before: [] }, [], ['ab1', 'cd2'])
  expect((await pageStore(folder).look()).hasAll('list')).toBe(true)
  expect((await pageStore(folder).look()).hasAll('another')).toBe(false)
  await rm(join(folder, 'ab', '1.html'))
  const { has, hasAll } = await pageStore(folder).look()
  expect(hasAll('list')).toBe(false)
  expect([has('ab1'), has('cd2')]).toEqual([false, true])
})

test('after a build it has the pages of its lists, whatever it was sure of before', async () => {
  await rendered('ab1', 'ab2', 'cd3')
  await settle({ now: ['first'], before: [] }, [], ['ab1', 'ab2'])
  expect(await names()).toEqual(['ab/1.html', 'ab/2.html'])
  await rendered('ab4')
  await settle({ now: ['second'], before: ['first'] }, ['ab1'], ['ab2', 'ab4'])
  expect(await names()).toEqual(['ab/2.html', 'ab/4.html'])
  await settle({ now: ['third'], before: ['second'] }, ['ab2'], ['ab4'])
  expect(await names()).toEqual(['ab/4.html'])
})

const rendered = async (...hashes: string[]) => {
  for (const hash of hashes) {
    await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, hash.slice(0, 2), `${hash.slice(2)}.html`), '')
  }
}

/** Ends a build of a store that looked before. */
const settle = async (
  lists: { now: string[]; before: string[] },
  gone: string[],
  all: string[],
) => {
  const store = pageStore(folder)
  await store.look()
  await store.settle({ listHashes: lists, gone, all: () => new Set(all) })
}

const names = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith('.html')).sort()
}
