import { expect, test } from 'vitest'
import { isBigJump, percentOf, unseenJumps } from '../../../../cms/src/price-list/jump.ts'
import type { Change, Values } from '../../../../cms/src/price-list/price-list-answer.ts'

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

const change = (before: Partial<Values>, after: Partial<Values>): Change => ({
  ...{ line: 3, documentId: 'a', home: 'Home 101', project: 'tower' },
  ...{ before, after },
})

test('a list that nobody has looked at may change no price by much', () => {
  const jump = change({ price: 2_390_000 }, { price: 239_000 })
  const small = change({ price: 2_390_000, area: 80 }, { price: 2_400_000, area: 800 })
  expect(unseenJumps([small, change({ price: null }, { price: 5 }), jump])).toEqual([
    {
      ...{ line: 3, column: 'price' },
      problem: expect.stringMatching(
        /^Home 101 would change from 2390000 to 239000 \(-90 %\)\. .* page Price lists/,
      ),
    },
  ])
})
