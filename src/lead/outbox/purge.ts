import { DAY_MS, dayOf } from '#src/lib/time.ts'
import type { Outbox } from './outbox.ts'
import { type LeadState, SET_ASIDE } from './record.ts'
import type { Report } from './redeliver.ts'

/** Dead letters are not among them: they wait for a person. */
const PURGED: readonly LeadState[] = ['delivered', ...SET_ASIDE, 'dismissed']

/**
 * Deletes leads that have been kept long enough, by the day of their receipt. One that cannot be deleted is
 * reported, and holds up no other.
 *
 * @returns how many were deleted.
 */
export const purge = async (
  outbox: Outbox,
  options: { now: number; retentionDays: number; report: Report },
): Promise<number> => {
  const oldest = dayOf(options.now - options.retentionDays * DAY_MS)
  let purged = 0
  for (const state of PURGED) {
    for (const key of await outbox.list(state)) {
      if (key.receivedAt >= oldest) continue
      try {
        await outbox.drop(state, key)
        purged += 1
      } catch (error) {
        const cause = error instanceof Error ? error.message : 'unknown'
        options.report('a lead could not be purged', { id: key.id, cause })
      }
    }
  }
  return purged
}
