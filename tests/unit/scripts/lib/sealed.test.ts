import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areSealed, seal } from '#scripts/lib/sealed.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-sealed-'))
  await mkdir(join(folder, 'below'))
  await writeFile(join(folder, 'below/a'), 'a')
})

afterEach(() => rm(folder, { recursive: true }))

const folders = () => [folder, join(folder, 'below')]

test('sealed folders stay sealed, also under another name', async () => {
  expect(areSealed(folders())).toBe(false)
  seal(folders())
  expect(areSealed(folders())).toBe(true)
  await rename(folder, `${folder}-moved`)
  folder = `${folder}-moved`
  expect(areSealed(folders())).toBe(true)
})

test.each<[string, () => Promise<unknown>]>([
  ['a file comes', () => writeFile(join(folder, 'below/b'), 'b')],
  ['a file goes', () => rm(join(folder, 'below/a'))],
  ['a file gets another name', () => rename(join(folder, 'below/a'), join(folder, 'below/c'))],
  ['a folder comes', () => mkdir(join(folder, 'more'))],
  ['a folder goes', () => rm(join(folder, 'below'), { recursive: true })],
])('where %s, the seal is broken at once', async (_, change) => {
  seal(folders())
  await change()
  expect(areSealed(folders())).toBe(false)
})
