import { PATIENCE_MS, QUIET_MS, RETRY_MS, SPACING_MS } from '../site/rebuild.ts'
import { isFine, isUnderWay, type Turn } from './turn.ts'

export type Retry =
  | { status: 'due'; attempt: number }
  | { status: 'later' }
  /** No further attempt for this reason until somebody edits. */
  | { status: 'given up' }

/**
 * Whether to start a build that nobody requested, because the site differs from the CMS: immediately after a webhook
 * was lost, with growing pauses if builds do not help.
 *
 * @param last the turn before, which has ended.
 * @param target the state of the CMS that the site lacks; null if that is not known.
 */
export const whenToRetry = (last: Turn | undefined, target: string | null, now: number): Retry => {
  if (!last?.ended) return { status: 'due', attempt: 0 }
  const { ended, claimed } = last
  const otherReason = claimed.target !== target
  if (otherReason && (claimed.target !== null || isFine(ended))) {
    return { status: 'due', attempt: 0 }
  }
  const pause = RETRY_MS[claimed.attempt]
  if (pause === undefined) return { status: 'given up' }
  const due = now >= ended.at + pause
  return due ? { status: 'due', attempt: claimed.attempt + 1 } : { status: 'later' }
}

/**
 * When a turn's build should start: once the editors pause, or their patience ends; not while another
 * build runs, and not too soon after it began.
 *
 * @param lastEdit milliseconds since 1970, as all times here.
 * @returns Infinity while the build before runs.
 */
export const whenToStart = (
  turn: Turn,
  before: Turn | undefined,
  lastEdit: number | undefined,
): number => {
  if (isUnderWay(before)) return Number.POSITIVE_INFINITY
  const quiet = Math.max(turn.claimed.at, lastEdit ?? 0) + QUIET_MS
  const patience = turn.claimed.at + PATIENCE_MS
  return Math.max(Math.min(quiet, patience), (before?.started?.at ?? 0) + SPACING_MS)
}
