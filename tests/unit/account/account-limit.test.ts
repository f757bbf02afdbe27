import { expect, test } from 'vitest'
import { createAccountLimit } from '../../../cms/src/accounts/account-limit.ts'
import { isFresh, LINK_MS, newCode } from '../../../cms/src/accounts/link-code.ts'

const MINUTE = 60_000
const NOW = 1_795_000_000_000

const limitAt = (tries: number) => {
  const clock = { now: NOW }
  return { clock, limit: createAccountLimit({ tries, everyMs: MINUTE }, () => clock.now) }
}

const taken = (limit: { take: (name: string) => boolean }, name: string, times: number): number =>
  Array.from({ length: times }, () => limit.take(name)).filter(Boolean).length

test('an account has so many tries, however its name is written, and others have theirs', () => {
  const { limit } = limitAt(3)
  expect([limit.take('Ada'), limit.take(' ada '), limit.take('ADA'), limit.take('ada')]).toEqual([
    ...[true, true, true, false],
  ])
  expect(limit.take('bea')).toBe(true)
})

test('what a stranger has used up comes back, a try a minute, also while the stranger goes on', () => {
  const { clock, limit } = limitAt(3)
  expect(taken(limit, 'ada', 1_000)).toBe(3)
  for (let minute = 0; minute < 10; minute += 1) {
    clock.now += MINUTE
    expect(taken(limit, 'ada', 1_000)).toBe(1)
  }
  clock.now += 2 * MINUTE
  expect(taken(limit, 'ada', 10)).toBe(2)
  clock.now += 60 * MINUTE
  expect(taken(limit, 'ada', 10)).toBe(3)
})

test('tries a few seconds apart do not hold up what comes back', () => {
  const { clock, limit } = limitAt(1)
  limit.take('ada')
  let successes = 0
  for (let second = 0; second < 600; second += 7) {
    clock.now += 7_000
    if (limit.take('ada')) successes += 1
  }
  expect(successes).toBeGreaterThanOrEqual(9)
})

test('a try that was the right person’s is given back, and no more than that', () => {
  const { limit } = limitAt(2)
  limit.take('ada')
  limit.giveBack('ada')
  limit.giveBack('ada')
  expect(taken(limit, 'ada', 10)).toBe(2)
})

test('a code is good for its time, and nothing else is a code', () => {
  const code = newCode(NOW)
  expect(newCode(NOW)).not.toBe(code)
  expect(isFresh(code, 'reset', NOW)).toBe(true)
  expect(isFresh(code, 'reset', NOW + LINK_MS.reset - 1)).toBe(true)
  expect(isFresh(code, 'reset', NOW + LINK_MS.reset)).toBe(false)
  expect(isFresh(code, 'confirm', NOW + LINK_MS.reset)).toBe(true)
  expect(isFresh(code, 'reset', NOW - 1)).toBe(false)
  for (const other of [
    '',
    'ab'.repeat(64),
    '-ab',
    `zzzzzzzzzzzzzz-ab`,
    undefined,
    null,
    7,
    [code],
  ]) {
    expect(isFresh(other, 'reset', NOW)).toBe(false)
  }
})
