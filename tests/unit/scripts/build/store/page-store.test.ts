import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { pageStore } from '#scripts/build/store/page-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-pages-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('pages that are not kept are removed', async () => {
  await mkdir(join(folder, 'ab'))
  for (const name of ['1.html', '1.txt', '2.html', '2.txt', '3.txt']) {
    await writeFile(join(folder, 'ab', name), '')
  }
  await pageStore(folder).prune(new Set(['ab2']))
  expect((await readdir(join(folder, 'ab'))).sort()).toEqual(['2.html', '2.txt'])
})

test('a document that cannot be removed keeps its payload: the page counts by its document', async () => {
  // A folder in its place is something that the store does not remove.
  await mkdir(join(folder, 'ab', '1.html'), { recursive: true })
  await writeFile(join(folder, 'ab', '1.txt'), '')
  await expect(pageStore(folder).prune(new Set())).rejects.toThrow()
  // What was asked for at the same time would come about now.
  await sleep(50)
  expect(await readdir(join(folder, 'ab'))).toContain('1.txt')
})

test('a page is put in as it is, byte for byte', async () => {
  const store = pageStore(folder)
  store.put('ab1', { html: byteText('é صفحة'), payload: 'payload' })
  expect(await readFile(store.files('ab1').html, 'utf8')).toBe('é صفحة')
  expect(await readFile(store.files('ab1').payload, 'utf8')).toBe('payload')
  expect((await store.look()).has('ab1')).toBe(true)
  expect((await readdir(join(folder, 'ab'))).sort()).toEqual(['1.html', '1.txt'])
})

test('what a killed build left of a page that is kept is removed', async () => {
  await mkdir(join(folder, 'ab'))
  for (const name of ['1.html', '1.txt', '1.html.part']) {
    await writeFile(join(folder, 'ab', name), '')
  }
  await pageStore(folder).prune(new Set(['ab1']))
  expect((await readdir(join(folder, 'ab'))).sort()).toEqual(['1.html', '1.txt'])
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
  expect(await names()).toEqual(['ab/1.html', 'ab/1.txt', 'ab/2.html', 'ab/2.txt'])
  await rendered('ab4')
  await settle({ now: ['second'], before: ['first'] }, ['ab1'], ['ab2', 'ab4'])
  expect(await names()).toEqual(['ab/2.html', 'ab/2.txt', 'ab/4.html', 'ab/4.txt'])
  await settle({ now: ['third'], before: ['second'] }, ['ab2'], ['ab4'])
  expect(await names()).toEqual(['ab/4.html', 'ab/4.txt'])
})

const rendered = async (...hashes: string[]) => {
  for (const hash of hashes) {
    await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
    for (const extension of ['.txt', '.html']) {
      await writeFile(join(folder, hash.slice(0, 2), hash.slice(2) + extension), '')
    }
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
  await store.settle({ lists, gone, all: () => new Set(all) })
}

const names = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => /\.(?:html|txt)$/.test(name)).sort()
}
