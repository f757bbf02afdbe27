import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comparePictures, differenceLines } from '#scripts/screenshots/compare-pictures.ts'

let folder: string
const place = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-pictures-'))
  await mkdir(place('before'))
  await mkdir(place('after'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A white page with a black square at its start. */
const draw = async (file: string, { width = 20, height = 40, square = 0 } = {}): Promise<void> => {
  const page = sharp({ create: { width, height, channels: 3, background: 'white' } })
  const black = { width: 10, height: 10, channels: 3, background: 'black' } as const
  await page
    .composite(square ? [{ input: { create: black }, left: 0, top: 0 }] : [])
    .png()
    .toFile(place(file))
}

const compare = (files: string[]) =>
  comparePictures({
    files,
    before: place('before'),
    after: place('after'),
    changes: place('changes'),
  })

it('names what changed, the most changed first, and draws it', async () => {
  await draw('before/same.png')
  await draw('after/same.png')
  await draw('before/square.png')
  await draw('after/square.png', { square: 10 })
  await draw('before/higher.png')
  await draw('after/higher.png', { height: 80 })
  await draw('after/new.png')

  const found = await compare(['same.png', 'square.png', 'higher.png', 'new.png'])

  expect(found).toEqual({
    same: 1,
    differences: [
      { status: 'added', file: 'new.png' },
      { status: 'changed', file: 'higher.png', share: 0.5, grown: 40 },
      { status: 'changed', file: 'square.png', share: 0.125, grown: 0 },
    ],
  })
  expect(differenceLines(found)).toEqual([
    '     new  new.png',
    ' 50.00 %  higher.png, 40 px higher',
    ' 12.50 %  square.png',
    '3 pictures differ, 1 is the same.',
  ])
  expect((await readdir(place('changes'))).sort()).toEqual(['higher.png', 'square.png'])
  // Before, after and the difference stand side by side; the difference is red.
  const drawn = sharp(place('changes/square.png'))
  expect(await drawn.metadata()).toMatchObject({ width: 60, height: 40 })
  const pixel = (left: number) =>
    drawn.clone().extract({ left, top: 5, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  expect([...(await pixel(5))]).toEqual([255, 255, 255])
  expect([...(await pixel(25))]).toEqual([0, 0, 0])
  expect([...(await pixel(45))]).toEqual([255, 0, 0])
})

it('says which folder it wants where the other build has no picture', async () => {
  await expect(compare(['missing.png'])).rejects.toThrow(
    /None of these pictures is in .*before.*npm run screenshots/,
  )
})

it('draws the difference of wide pictures smaller', async () => {
  await draw('before/wide.png', { width: 1_440 })
  await draw('after/wide.png', { width: 1_440, square: 10 })
  const { differences } = await compare(['wide.png'])
  expect(differences).toHaveLength(1)
  expect(await sharp(place('changes/wide.png')).metadata()).toMatchObject({ width: 2_400 })
})
