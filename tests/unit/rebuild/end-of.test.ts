import { expect, test } from 'vitest'
import { endOf } from '#src/rebuild/end-of.ts'
import type { Turn } from '#src/rebuild/turn.ts'
import { BUILD_MS } from '#src/site/rebuild.ts'

const at = 1_000_000
const running: Turn = {
  number: 1,
  claimed: { by: 'a', at, until: at, target: null, attempt: 0 },
  started: { at, from: 'b1' },
}

test('a build has ended when another one is published than before it', () => {
  expect(endOf(running, { id: 'b1', content: 's1' }, at + 1, BUILD_MS)).toBeUndefined()
  const ended = { at: at + 1, status: 'succeeded' }
  expect(endOf(running, { id: 'b2', content: 's1' }, at + 1, BUILD_MS)).toEqual(ended)
})

test('a build of which nothing is heard is taken for lost, also while the site cannot be read', () => {
  expect(endOf(running, undefined, at + BUILD_MS, BUILD_MS)).toBeUndefined()
  const lost = { at: at + BUILD_MS + 1, status: 'lost' }
  expect(endOf(running, undefined, at + BUILD_MS + 1, BUILD_MS)).toEqual(lost)
  expect(endOf(running, { id: 'b1', content: null }, at + BUILD_MS + 1, BUILD_MS)).toEqual(lost)
})

test('what was not published before it cannot tell that a build has ended', () => {
  const blind: Turn = { ...running, started: { at, from: null } }
  expect(endOf(blind, { id: 'b2', content: 's1' }, at + 1, BUILD_MS)).toBeUndefined()
})

test('a turn that has not begun or has ended is left alone', () => {
  const later = at + 2 * BUILD_MS
  expect(endOf({ ...running, started: undefined }, undefined, later, BUILD_MS)).toBeUndefined()
  const ended: Turn = { ...running, ended: { at, status: 'failed' } }
  expect(endOf(ended, undefined, later, BUILD_MS)).toBeUndefined()
  expect(endOf(undefined, undefined, later, BUILD_MS)).toBeUndefined()
})
