import type { Note } from '#functions/lib/observed.ts'
import type { LeadMailEnvironment } from '#src/environment/functions.ts'
import type { MailLog } from '#src/lead/mail/mail-log.ts'
import type { LocaleLeadMail } from '#src/lead/mail/mail-settings.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import type { Report } from '#src/lead/outbox/redeliver.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { MAILED_DAYS } from '#src/site/lead-mail.ts'
import type { SendMail } from './mail.ts'
import { sendDigest } from './send-digest.ts'
import { sendMails } from './send-mails.ts'

/** One run: new leads are mailed, once a day what was set aside, once an hour what is old is forgotten. It never throws. */
export const runMails = async (options: {
  outbox: Outbox
  log: MailLog
  /** Undefined if this deploy has no such file. */
  settings: readonly LocaleLeadMail[] | undefined
  environment: LeadMailEnvironment
  send: SendMail
  now: () => number
  runMs: number
  note: Note
  report: Report
}): Promise<void> => {
  const { outbox, log, settings, environment, send, now, note, report } = options
  const started = now()
  const step = async (problem: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      report(problem, { cause: error instanceof Error ? error.message : 'unknown' })
    }
  }
  await step('leads could not be mailed', async () => {
    if (!settings) throw new Error('out-restricted/lead-mail.json is missing: deploy again.')
    const deadline = started + options.runMs
    note(
      await sendMails({ outbox, log, settings, send, now, random: Math.random, report, deadline }),
    )
  })
  await step('the digest could not be mailed', async () => {
    const { digestTo: to } = environment
    const siteName = settings?.[0]?.siteName ?? 'Leads'
    note({ digest: await sendDigest({ outbox, log, send, to, siteName, now: started }) })
  })
  if (new Date(started).getUTCMinutes() !== 0) return
  await step('old mails could not be forgotten', () => {
    const daysAgo = (days: number) => new Date(started - days * DAY_MS).toISOString()
    return log.forget({
      answers: daysAgo(2).slice(0, 13),
      marks: daysAgo(MAILED_DAYS + 2).slice(0, 10),
      failed: daysAgo(environment.retentionDays).slice(0, 10),
    })
  })
}
