import type { Outbox } from './outbox.ts'
import type { LeadState } from './record.ts'

const DAY_MS = 86_400_000

/** Dead letters are not among them: they wait for a person. */
const PURGED: readonly LeadState[] = ['delivered', 'quarantine']

/** Deletes leads that have been kept long enough, by the day of their receipt. Returns how many. */
export const purge = async (
  outbox: Outbox,
  options: { now: number; retentionDays: number },
): Promise<number> => {
  const oldest = new Date(options.now - options.retentionDays * DAY_MS).toISOString().slice(0, 10)
  let purged = 0
  for (const state of PURGED) {
    for (const key of await outbox.list(state)) {
      if (key.receivedAt >= oldest) continue
      await outbox.drop(state, key)
      purged += 1
    }
  }
  return purged
}
