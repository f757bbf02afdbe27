import { describe, expect, test } from 'vitest'
import { hasCome, isLeftover, remember } from '../../../cms/src/schedule/times.ts'

const NOW = Date.parse('2026-05-01T12:00:00.000Z')
const PAST = '2026-05-01T10:00:00.000Z'
const FUTURE = '2026-05-01T14:00:00.000Z'
const empty = { publishAt: null, unpublishAt: null, pastTimes: null }

describe('a time that a form sends', () => {
  const leftover = (
    draft: object,
    time: string | null,
    field: 'publishAt' | 'unpublishAt' = 'publishAt',
  ) => isLeftover({ ...empty, ...draft }, { field, time, now: NOW })

  test('is a leftover when it has fired, or was taken back, before', () => {
    const pastTimes = remember(null, [['publishAt', new Date(PAST)]])
    expect(leftover({ pastTimes }, PAST)).toBe(true)
    expect(leftover({ pastTimes }, '2026-05-01T12:00:00.000+02:00')).toBe(true)
    expect(leftover({ pastTimes, publishAt: FUTURE }, PAST)).toBe(true)
  })

  test('is a wish if it is new, in the future, or still set', () => {
    const pastTimes = remember(null, [['publishAt', PAST]])
    expect(leftover({}, PAST)).toBe(false)
    expect(leftover({ pastTimes }, FUTURE)).toBe(false)
    expect(leftover({ pastTimes, publishAt: PAST }, PAST)).toBe(false)
    expect(leftover({ pastTimes }, PAST, 'unpublishAt')).toBe(false)
    expect(leftover({ pastTimes }, null)).toBe(false)
  })
})

test('twenty times are remembered, the last ones, each once', () => {
  let past: string[] | null = null
  for (let day = 1; day <= 25; day += 1) {
    const time = new Date(Date.UTC(2026, 0, day))
    past = remember(past, [
      ['publishAt', time],
      ['publishAt', time],
      ['unpublishAt', null],
    ])
  }
  expect(past).toHaveLength(20)
  expect(past?.[19]).toBe('publishAt 2026-01-25T00:00:00.000Z')
})

test.each([
  [PAST, true],
  [new Date(NOW), true],
  [FUTURE, false],
  [null, false],
  ['', false],
])('%s has come: %s', (time, come) => expect(hasCome(time, NOW)).toBe(come))
