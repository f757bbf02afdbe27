import { BUILD_MS } from '#src/site/rebuild.ts'
import type { Source } from './published.ts'
import { type Ended, isUnderWay, type Turn } from './turn.ts'

/**
 * How a build has ended that did not say so itself: another one is published since it began, or nothing
 * was heard of it for too long.
 *
 * @param published null if the site does not say it, undefined if it cannot be read.
 * @returns undefined while it runs, or where it never began.
 */
export const endOf = (
  turn: Turn | undefined,
  published: Source | null | undefined,
  now: number,
): Ended | undefined => {
  if (!isUnderWay(turn) || !turn?.started) return undefined
  const { at, from } = turn.started
  if (from && published && published.id !== from) return { at: now, status: 'succeeded' }
  return now > at + BUILD_MS ? { at: now, status: 'lost' } : undefined
}
