import { describe, expect, test } from 'vitest'
import type { Ended, Turn } from '#src/rebuild/turn.ts'
import { whenToRetry } from '#src/rebuild/when-to-retry.ts'
import { RETRY_MS } from '#src/site/rebuild.ts'

const at = 1_000_000
const last = (status: Ended['status'], target: string | null, attempt = 0): Turn => ({
  number: 7,
  claimed: { by: 'a', at, until: at, target, attempt },
  started: { at, from: 'b1' },
  ended: { at, status },
})

describe('the site lacks what the CMS has published', () => {
  test('and nothing was built yet: a build is due', () => {
    expect(whenToRetry(undefined, 's1', at)).toEqual({ status: 'due', attempt: 0 })
  })

  test('although the last build went well: a webhook was lost, and a build is due at once', () => {
    expect(whenToRetry(last('succeeded', null), 's1', at)).toEqual({ status: 'due', attempt: 0 })
    expect(whenToRetry(last('succeeded', 's0'), 's1', at)).toEqual({ status: 'due', attempt: 0 })
  })

  test('although a build for that very state went well: building again helps little, so it waits', () => {
    expect(whenToRetry(last('succeeded', 's1'), 's1', at)).toEqual({ status: 'later' })
  })

  test('since the build after an edit failed: it is tried again, after a pause', () => {
    const failed = last('failed', null)
    expect(whenToRetry(failed, 's1', at + (RETRY_MS[0] as number) - 1)).toEqual({ status: 'later' })
    const due = at + (RETRY_MS[0] as number)
    expect(whenToRetry(failed, 's1', due)).toEqual({ status: 'due', attempt: 1 })
  })
})

test('a build that keeps failing is tried with growing pauses, then given up', () => {
  const pauses = []
  for (let attempt = 0; ; attempt += 1) {
    const failed = last('failed', 's1', attempt)
    const pause = RETRY_MS.find((ms) => whenToRetry(failed, 's1', at + ms).status === 'due')
    if (pause === undefined) break
    pauses.push(pause)
  }
  expect(pauses).toEqual(RETRY_MS)
  const forGood = last('failed', 's1', RETRY_MS.length)
  expect(whenToRetry(forGood, 's1', at + 1e12)).toEqual({ status: 'given up' })
})

test('what was given up is tried anew when the CMS has something else', () => {
  const forGood = last('failed', 's1', RETRY_MS.length)
  expect(whenToRetry(forGood, 's2', at)).toEqual({ status: 'due', attempt: 0 })
})
