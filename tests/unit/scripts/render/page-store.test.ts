import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageStore } from '#scripts/render/page-store.ts'

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
