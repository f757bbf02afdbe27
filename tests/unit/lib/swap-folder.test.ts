import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { previousOf, replaceFolder, restoreFolder, swapFolder } from '#src/lib/swap-folder.ts'

let root: string
let target: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-swap-'))
  target = join(root, 'out')
})
afterEach(() => rm(root, { recursive: true }))

const folderOf = async (folder: string, text: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'file'), text)
  return folder
}
const fill = (text: string) => async (folder: string) => {
  await folderOf(folder, text)
}
const holds = (folder: string) => readFile(join(folder, 'file'), 'utf8')

test('a swap keeps the folder before the last one no longer', async () => {
  for (const text of ['first', 'second', 'third']) {
    await swapFolder(await folderOf(join(root, 'next'), text), target)
  }
  expect(await holds(target)).toBe('third')
  expect(await holds(previousOf(target))).toBe('second')
  expect((await readdir(root)).sort()).toEqual(['.out.previous', 'out'])
})

test('a swap that fails leaves the folder as it was', async () => {
  await folderOf(target, 'first')
  await expect(swapFolder(join(root, 'nowhere'), target)).rejects.toThrow('ENOENT')
  expect(await holds(target)).toBe('first')
  expect(await readdir(root)).toEqual(['out'])
})

test('a folder is replaced as a whole, or not at all', async () => {
  await replaceFolder(target, fill('first'))
  await replaceFolder(target, fill('second'))
  const failing = replaceFolder(target, async (folder) => {
    await fill('third')(folder)
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  expect(await holds(target)).toBe('second')
  expect(await readdir(root)).toEqual(['out'])
})

test('killed between the renames, the folder comes back; killed after them, the new one stays', async () => {
  await folderOf(previousOf(target), 'old')
  await restoreFolder(target)
  expect(await holds(target)).toBe('old')
  await folderOf(previousOf(target), 'older')
  await restoreFolder(target)
  expect(await holds(target)).toBe('old')
})
