import { expect, test } from 'vitest'
import { sameSecret } from '#src/lib/same-secret.ts'

test('only the secret itself is the same', () => {
  expect(sameSecret('abc', 'abc')).toBe(true)
  for (const other of ['', 'ab', 'abcd', 'abd', null, undefined]) {
    expect(sameSecret(other, 'abc')).toBe(false)
  }
})

test('nothing is not the same as an empty secret', () => {
  expect(sameSecret(undefined, '')).toBe(false)
  expect(sameSecret(null, '')).toBe(false)
})
