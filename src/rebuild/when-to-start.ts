import { PATIENCE_MS, QUIET_MS, SPACING_MS } from '#src/site/rebuild.ts'
import { isUnderWay, type Turn } from './turn.ts'

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
