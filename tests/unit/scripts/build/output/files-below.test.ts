import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'

test('lists what an owner has put into a folder, and nothing that a system has left there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'below-'))
  try {
    await mkdir(join(folder, 'brand'))
    const names = ['.DS_Store', '.gitkeep', '.well-known', 'Thumbs.db', 'desktop.ini', 'a.txt']
    for (const name of names) {
      await writeFile(join(folder, name), '')
      await writeFile(join(folder, 'brand', name), '')
    }
    expect(await filesBelow(folder)).toEqual([
      ...['.well-known', 'a.txt', 'brand/.well-known', 'brand/a.txt'],
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('is empty for a folder that is missing', async () => {
  expect(await filesBelow(join(tmpdir(), 'no-such-folder'))).toEqual([])
})
