import { expect, test } from 'vitest'
import { readOnly } from '#scripts/lib/read-only.ts'

test.each(['EROFS', 'EACCES', 'EPERM'])('%s of a file is said in one sentence', (code) => {
  const error = Object.assign(new Error(code), { code, path: '/project/.next.lock' })
  expect(readOnly(new Error('The site could not be written.', { cause: error }))).toBe(
    `/project/.next.lock may not be read or written (${code}). Builds write into the folder of the project: let this user write there, or run the command in a copy.`,
  )
})

test('what concerns no file has its own words', () => {
  expect(readOnly(Object.assign(new Error('kill EPERM'), { code: 'EPERM' }))).toBeUndefined()
  expect(readOnly('EROFS')).toBeUndefined()
})
