import { DAY_MS, dayOf } from '#src/lib/time.ts'
import type { LeadFiles } from '../files/file-store.ts'
import type { Outbox } from './outbox.ts'
import type { Report } from './redeliver.ts'

/**
 * Deletes files that have been kept as long as a lead is, also of leads that never came in. Those of leads that still
 * wait, for the CRM or for a person, stay.
 *
 * @returns how many were deleted.
 */
export const purgeFiles = async (
  files: LeadFiles,
  options: { outbox: Outbox; now: number; retentionDays: number; report: Report },
): Promise<number> => {
  const { outbox, now, retentionDays, report } = options
  const oldest = dayOf(now - retentionDays * DAY_MS)
  const old = (await files.keys()).filter(({ day }) => day < oldest)
  if (old.length === 0) return 0
  const waiting = await Promise.all([outbox.list('pending'), outbox.list('dead')])
  const kept = new Set(waiting.flat().map(({ id }) => id))
  let purged = 0
  for (const { key, lead } of old) {
    if (kept.has(lead)) continue
    try {
      await files.drop(key)
      purged += 1
    } catch (error) {
      const cause = error instanceof Error ? error.message : 'unknown'
      report('a file of a lead could not be purged', { id: lead, cause })
    }
  }
  return purged
}
