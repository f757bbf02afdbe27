import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fresh } from '../../../../cms/src/site-page/fresh.ts'

let made: number
let tookMs: number
let ask: (after?: number) => Promise<number>

beforeEach(() => {
  vi.useFakeTimers()
  made = 0
  tookMs = 0
  const get = fresh(async () => {
    made += 1
    const count = made
    await new Promise((done) => setTimeout(done, tookMs))
    return count
  })
  ask = (after = 0) => get(after)
})

afterEach(() => {
  vi.useRealTimers()
})

/** The answer to somebody who asks now, and waits for it. */
const answer = async (after?: number): Promise<number> => {
  const asked = ask(after)
  await vi.advanceTimersByTimeAsync(tookMs)
  return asked
}

it('is made once for all who ask at once, and for some seconds', async () => {
  tookMs = 100
  const all = Promise.all([ask(), ask(), ask()])
  await vi.advanceTimersByTimeAsync(100)
  expect(await all).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(2_900)
  expect(await answer()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer()).toBe(2)
})

it('is made the more seldom the longer it takes, and yet is never old', async () => {
  for (const [took, idle] of [
    [1_000, 10_000],
    [7_000, 15_000],
  ] as const) {
    tookMs = took
    const before = await answer()
    await vi.advanceTimersByTimeAsync(idle - 1)
    expect(await answer(), `after ${took} ms`).toBe(before)
    await vi.advanceTimersByTimeAsync(idle)
    expect(made).toBe(before)
  }
})

it('is made anew for whoever changed something since, and the newer one stays', async () => {
  tookMs = 50
  expect(await answer()).toBe(1)
  expect(await answer(Date.now())).toBe(2)
  vi.advanceTimersByTime(2_960)
  expect(await answer(Date.now() - 3_200)).toBe(2)
})

it('is asked for again at once where it failed', async () => {
  let fails = true
  const get = fresh(async () => {
    if (fails) throw new Error('The database is away.')
    return 'here'
  })
  await expect(get(0)).rejects.toThrow('away')
  fails = false
  expect(await get(0)).toBe('here')
})
