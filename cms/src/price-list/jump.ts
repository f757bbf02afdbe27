import type { Change, Problem } from './price-list-answer.ts'

/** A price that changes by more percent is worth a second look: a digit may be missing, or one too many. */
export const BIG_JUMP = 20

type Value = number | string | null | undefined

/** By how many percent a number changes; null where there is nothing to compare. */
export const percentOf = (before: Value, after: Value): number | null =>
  typeof before === 'number' && typeof after === 'number' && before !== 0
    ? (after / before - 1) * 100
    : null

export const isBigJump = (percent: number | null): boolean =>
  percent !== null && Math.abs(percent) > BIG_JUMP

/** The changes of a price that a person must have looked at: nobody looks at what a stock system sends. */
export const unseenJumps = (changes: readonly Change[]): Problem[] =>
  changes.flatMap(({ line, home, before, after }) => {
    const percent = percentOf(before.price, after.price)
    if (percent === null || !isBigJump(percent)) return []
    const problem = `${home} would change from ${before.price} to ${after.price} (${Math.round(percent)} %). If that is right, bring it in on the page Price lists; otherwise correct it in the stock system.`
    return [{ line, column: 'price', problem }]
  })
