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
