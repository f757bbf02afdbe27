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
    expect(enteredEnd(shownEnd(end, factor), end, factor)).toBe(end)
  })

  test('is in whole units of the visitor, and exact in those of the CMS', () => {
    expect(shownEnd(1_250_000, DOLLARS)).toBe('340368')
    expect(shownEnd(84.55, 1)).toBe('84.55')
  })

  test('is what somebody types, and comes back as it was typed', () => {
    const end = enteredEnd('400000', null, DOLLARS)
    expect(end).toBe(1_469_000.42)
    expect(shownEnd(end, DOLLARS)).toBe('400000')
  })

  test('is open where its field is emptied, and never below nothing', () => {
    expect(enteredEnd('', 1_250_000, DOLLARS)).toBe(null)
    expect(enteredEnd('-5', 1_250_000, 1)).toBe(0)
  })
})
