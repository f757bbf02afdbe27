import { expect, test } from 'vitest'
import type { FileTable } from '#scripts/build/output/file-table.ts'
import { checkFolders } from '#scripts/build/output/folder-limit.ts'

const file = { hash: 'h', content: { text: '' } }

/** Units as pages: a document and a payload each. */
const units = (count: number): FileTable =>
  new Map(
    Array.from({ length: count }, (_, index) => [`units/${index}.html`, `units/${index}.txt`])
      .flat()
      .concat('index.html', 'ar/units/1.html')
      .map((path) => [path, file]),
  )

test('27,000 homes of one language are what Netlify takes', () => {
  expect(() => checkFolders(units(27_000))).not.toThrow()
})

test('one more is an error that names the folder and says what to do', () => {
  expect(() => checkFolders(units(27_001))).toThrow(
    'The folder /units/ would hold 54002 files; Netlify takes 54000 in one. Unpublish',
  )
})
