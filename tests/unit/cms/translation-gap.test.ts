import { expect, test } from 'vitest'
import { gapBetween } from '../../../cms/src/translations/overview.ts'

const [FIRST, LATER] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']
const main = { id: 1, hash: 'a', words: 20, changedAt: FIRST }
const own = { id: 2, hash: 'b', changedAt: FIRST, goodFor: null }

test('other texts of the same time or later are a translation', () => {
  expect(gapBetween(main, own)).toBeUndefined()
  expect(gapBetween(main, { ...own, changedAt: LATER })).toBeUndefined()
})

test('the same texts are none, unless they are a name', () => {
  expect(gapBetween(main, { ...own, hash: 'a' })).toBe('same')
  expect(gapBetween({ ...main, words: 3 }, { ...own, hash: 'a' })).toBeUndefined()
})

test('texts that the default language has changed since are older, until somebody finds them good for it', () => {
  const changed = { ...main, hash: 'c', changedAt: LATER }
  expect(gapBetween(changed, own)).toBe('older')
  expect(gapBetween(changed, { ...own, goodFor: 'c' })).toBeUndefined()
  expect(gapBetween({ ...changed, hash: 'd' }, { ...own, goodFor: 'c' })).toBe('older')
})

test('the default language lacks nothing of itself, and of what is not known nothing is said', () => {
  expect(gapBetween(main, { ...main, goodFor: null })).toBeUndefined()
  expect(gapBetween(undefined, own)).toBeUndefined()
  expect(gapBetween(main, undefined)).toBeUndefined()
})
