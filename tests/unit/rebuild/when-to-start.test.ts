import { expect, test } from 'vitest'
import type { Turn } from '#src/rebuild/turn.ts'
import { whenToStart } from '#src/rebuild/when-to-retry.ts'
import { PATIENCE_MS, QUIET_MS, SPACING_MS } from '#src/site/rebuild.ts'

const at = 1_000_000
const turn: Turn = {
  number: 2,
  claimed: { by: 'a', at, until: at + 45_000, target: null, attempt: 0 },
}
const before: Turn = { ...turn, number: 1, started: { at: at - 1_000, from: 'b1' } }

test('a build starts when nobody has edited for a while', () => {
  expect(whenToStart(turn, undefined, at)).toBe(at + QUIET_MS)
  expect(whenToStart(turn, undefined, at + 500)).toBe(at + 500 + QUIET_MS)
})

test('editors who never pause are not waited for', () => {
  expect(whenToStart(turn, undefined, at + 60_000)).toBe(at + PATIENCE_MS)
})

test('no build starts while another one runs', () => {
  expect(whenToStart(turn, before, at)).toBe(Number.POSITIVE_INFINITY)
})

test('builds that are over at once still keep their distance', () => {
  const ended: Turn = { ...before, ended: { at, status: 'succeeded' } }
  expect(whenToStart(turn, ended, at)).toBe(at - 1_000 + SPACING_MS)
})
