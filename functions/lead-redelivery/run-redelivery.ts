import type { Note } from '#functions/lib/observed.ts'
import type { LeadEnvironment } from '#src/environment/functions.ts'
import type { LeadFiles } from '#src/lead/files/file-store.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import { purge } from '#src/lead/outbox/purge.ts'
import { purgeFiles } from '#src/lead/outbox/purge-files.ts'
import { type Report, redeliver } from '#src/lead/outbox/redeliver.ts'

/** One run: what is due goes out, once an hour what is old goes away. It never throws. */
export const runRedelivery = async (options: {
  outbox: Outbox
  files: LeadFiles
  environment: LeadEnvironment
  now: () => number
  runMs: number
  note: Note
  report: Report
}): Promise<void> => {
  const { outbox, files, environment, now, note, report } = options
  const { crmHost, webhookSecret, retentionDays } = environment
  const started = now()
  try {
    if (!crmHost) {
      const waiting = (await outbox.list('pending')).length
      if (waiting > 0) {
        note({ waiting, crm: 'FORM_API_HOST is not set, so nothing is delivered' })
      }
    } else {
      const sum = await redeliver({
        outbox,
        crm: createCrm({ host: crmHost, secret: webhookSecret }),
        now,
        random: Math.random,
        report,
        deadline: started + options.runMs,
      })
      note(sum)
    }
    if (new Date(started).getUTCMinutes() === 0) {
      const purged = await purge(outbox, { now: started, retentionDays, report })
      const purgedFiles = await purgeFiles(files, { outbox, now: started, retentionDays, report })
      note({ purged, purgedFiles })
    }
  } catch (error) {
    report('redelivery failed', { cause: error instanceof Error ? error.message : 'unknown' })
  }
}
