import { expect, test } from 'vitest'
import type { MediaFile } from '#src/content/snapshot.ts'
import { checkFolders, pageFolders } from '#src/models/whole-site/folder-limit.ts'

const units = (count: number): string[] => [
  ...Array.from({ length: count }, (_, index) => `/units/${index}`),
  ...['/', '/ar/units/1'],
]

const pictures = (count: number): MediaFile[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ name: `house-${index}.jpg`, mime: 'image/jpeg', width: 4, height: 3, bytes: 5 },
    sha256: 'a'.repeat(64),
  }))

test('54,000 homes of one language and as many pictures are what Netlify takes', () => {
  expect(() => checkFolders([pageFolders(units(54_000))], pictures(54_000))).not.toThrow()
})

test('one more is an error that names the folder and says what to do', () => {
  expect(() => checkFolders([pageFolders(units(54_001))], [])).toThrow(
    'The folder /units/ would hold 54001 files; Netlify takes 54000 in one. Unpublish',
  )
  expect(() => checkFolders([], pictures(54_001))).toThrow('The folder /media/ would hold 54001')
})
