import { leadId } from '#src/lead/outbox/lead-id.ts'
import { type LeadRecord, RECORD_VERSION } from '#src/lead/outbox/record.ts'
import { nextTry } from '#src/lead/outbox/schedule.ts'
import type { Submission } from '#src/lead/submission.ts'
import { leadUtm } from '#src/lead/utm.ts'
import type { CheckedFields } from './check-fields.ts'

/** A lead, without its files, as it is stored first: the try at its receipt counts already, so it is due after the first delay. */
export const newRecord = (lead: {
  submission: Submission
  checked: Omit<Extract<CheckedFields, { status: 'ok' }>, 'files'>
  spam: string[]
  now: number
}): LeadRecord => {
  const { submission, checked, spam, now } = lead
  const { formKey, locale = null } = submission
  const receivedAt = new Date(now).toISOString()
  const attempts = 1
  const dueAt = nextTry(attempts, { now, random: Math.random() }) ?? now
  return {
    version: RECORD_VERSION,
    id: leadId(submission, receivedAt.slice(0, 10)),
    receivedAt,
    formKey,
    locale,
    checked: checked.by,
    fields: checked.fields,
    files: [],
    utm: submission.utm ?? leadUtm(undefined),
    consent: {
      version: submission.consentVersion ?? null,
      language: locale,
      givenAt: receivedAt,
    },
    spam,
    attempts,
    dueAt: new Date(dueAt).toISOString(),
    problem: null,
    deliveredAt: null,
    replayedAt: null,
  }
}
