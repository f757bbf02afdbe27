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
    expect(enteredEnd(shownEnd(end, factor), end, factor, 'en')).toBe(end)
  })

  test('is in whole units of the visitor, and exact in those of the CMS', () => {
    expect(shownEnd(1_250_000, DOLLARS)).toBe('340368')
    expect(shownEnd(84.55, 1)).toBe('84.55')
  })

  test('is what somebody types, and comes back as it was typed', () => {
    const end = enteredEnd('400000', null, DOLLARS, 'en')
    expect(end).toBe(1_469_000.42)
    expect(shownEnd(end, DOLLARS)).toBe('400000')
  })

  test('is open where its field is emptied, and never below nothing', () => {
    expect(enteredEnd('', 1_250_000, DOLLARS, 'en')).toBe(null)
    expect(enteredEnd('-5', 1_250_000, 1, 'en')).toBe(0)
  })

  test('is what somebody types in Arabic digits, and stays where that is no number', () => {
    expect(enteredEnd('١٬٥٠٠', null, 1, 'ar')).toBe(1_500)
    expect(enteredEnd('much', 1_250_000, DOLLARS, 'en')).toBe(1_250_000)
    expect(enteredEnd('1e999', null, 1, 'en')).toBe(null)
  })
})
