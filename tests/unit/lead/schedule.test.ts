import { describe, expect, test } from 'vitest'
import { isTurnWithoutStore, nextTry } from '#src/lead/outbox/schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const middle = { now: 0, random: 0.5 }

test('waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, then gives up', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => nextTry(tries, middle))
  const [h10, h5, h2] = [10 * HOUR, 5 * HOUR, 2 * HOUR]
  expect(waits).toEqual([5_000, 5 * MINUTE, 30 * MINUTE, h2, h5, h10, h10, undefined])
})

test('spreads them by a fifth to either side', () => {
  expect(nextTry(2, { now: 1_000, random: 0 })).toBe(1_000 + 4 * MINUTE)
  expect(nextTry(2, { now: 1_000, random: 1 })).toBe(1_000 + 6 * MINUTE)
})

test('waits as long as the CRM asks, up to ten hours', () => {
  expect(nextTry(1, { ...middle, retryAfterMs: 90_000 })).toBe(90_000)
  expect(nextTry(2, { ...middle, retryAfterMs: 1_000 })).toBe(5 * MINUTE)
  expect(nextTry(1, { ...middle, retryAfterMs: 999 * HOUR })).toBe(10 * HOUR)
})

describe('where the store cannot be written, a lead is sent at times that follow from when it fell due', () => {
  /** The minutes after it fell due at which runs that come each minute send it. */
  const turns = (dueAt: number, days: number) =>
    Array.from({ length: days * 24 * 60 }, (_, minute) => minute).filter((minute) =>
      isTurnWithoutStore(dueAt, dueAt + 17_000 + minute * MINUTE),
    )

  test('at once, and then ever less often', () => {
    expect(turns(1_000, 2)).toEqual(
      [0, 5, 35, 155, 455, 1_055, 1_655, 2_255, 2_855].filter((it) => it < 2_880),
    )
  })

  test('and for ever, every ten hours', () => {
    const last = turns(1_000, 10).slice(-5)
    expect(new Set(last.slice(1).map((minute, at) => minute - (last[at] ?? 0)))).toEqual(
      new Set([600]),
    )
  })

  test('not before it is due', () => {
    expect(isTurnWithoutStore(60_000, 59_999)).toBe(false)
  })
})
