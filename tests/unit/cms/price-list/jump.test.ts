import { expect, test } from 'vitest'
import { isBigJump, percentOf } from '../../../../cms/src/price-list/jump.ts'

test.each([
  [100, 120, 20, false],
  [100, 121, 21, true],
  [100, 79, -21, true],
  [100, 100, 0, false],
  [0, 100, null, false],
  [null, 100, null, false],
  ['sold', 'available', null, false],
])('from %s to %s is %s percent, which is big: %s', (before, after, percent, big) => {
  const found = percentOf(before, after)
  expect(found === null ? null : Math.round(found)).toBe(percent)
  expect(isBigJump(found)).toBe(big)
})
