import { describe, expect, test } from 'vitest'
import { enteredEnd, shownEnd } from '#src/components/filter/shown-end.ts'
import { SQUARE_FEET } from '#src/components/view/wording.ts'

const DOLLARS = 0.272294

describe('an end of a range', () => {
  test.each([
    [1_250_000, DOLLARS],
    [60, SQUARE_FEET],
    [84.55, 1],
    [0, DOLLARS],
    [null, DOLLARS],
  ])('stays %j where its field is left as it is', (end, factor) => {
    expect(enteredEnd(shownEnd(end, factor, 'en'), end, factor, 'en')).toBe(end)
  })

  test('is in whole units of the visitor, and exact in those of the CMS', () => {
    expect(shownEnd(1_250_000, DOLLARS, 'en')).toBe('340368')
    expect(shownEnd(84.55, 1, 'en')).toBe('84.55')
  })

  test('is what somebody types, and comes back as it was typed', () => {
    const end = enteredEnd('400000', null, DOLLARS, 'en') ?? null
    expect(end).toBe(1_469_000.42)
    expect(shownEnd(end, DOLLARS, 'en')).toBe('400000')
  })

  test("has the language's mark before decimals, so that more of them are no thousands", () => {
    expect(shownEnd(62.55, 1, 'de')).toBe('62,55')
    expect(enteredEnd('62,555', 62.55, 1, 'de')).toBe(62.56)
    expect(enteredEnd('62.555', 62.55, 1, 'ar')).toBe(62.56)
  })

  test('is open where its field is emptied, and never below nothing', () => {
    expect(enteredEnd('', 1_250_000, DOLLARS, 'en')).toBe(null)
    expect(enteredEnd('-5', 1_250_000, 1, 'en')).toBe(0)
  })

  test('is what somebody types in Arabic digits, and nothing where that is no number', () => {
    expect(enteredEnd('١٬٥٠٠', null, 1, 'ar')).toBe(1_500)
    expect(enteredEnd('much', 1_250_000, DOLLARS, 'en')).toBe(undefined)
    expect(enteredEnd('1e999', null, 1, 'en')).toBe(undefined)
    expect(enteredEnd('9'.repeat(22), null, 1, 'en')).toBe(undefined)
  })
})
