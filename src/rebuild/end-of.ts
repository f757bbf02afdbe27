import type { Source } from './published.ts'
import { type Ended, isUnderWay, type Turn } from './turn.ts'

/**
 * How a build that reported no end has ended: another build is deployed since it began, or it is overdue.
 *
 * @param published null if the site does not say it, undefined if it cannot be read.
 * @param overdueMs milliseconds after which it is taken for lost (`Turns.overdueMs`).
 * @returns undefined while it runs, or if it never began.
 */
export const endOf = (
  turn: Turn | undefined,
  published: Source | null | undefined,
  now: number,
  overdueMs: number,
): Ended | undefined => {
  if (!isUnderWay(turn) || !turn?.started) return undefined
  const { at, from } = turn.started
  if (from && published && published.id !== from) return { at: now, status: 'succeeded' }
  return now > at + overdueMs ? { at: now, status: 'lost' } : undefined
}
