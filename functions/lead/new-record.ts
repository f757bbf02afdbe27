import { consentHash } from '#src/lead/consent-hash.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { leadId } from '#src/lead/outbox/lead-id.ts'
import { type LeadRecord, RECORD_VERSION } from '#src/lead/outbox/record.ts'
import { nextTry } from '#src/lead/outbox/schedule.ts'
import type { Submission } from '#src/lead/submission.ts'
import { leadUtm } from '#src/lead/utm.ts'
import type { CheckedFields } from './check-fields.ts'

/** A lead, without its files, as it is stored first: the try at its receipt counts already, so it is due after the first delay. */
export const newRecord = (lead: {
  submission: Submission
  /** Undefined if the forms of the site cannot be read. */
  form?: FormDefinition | undefined
  checked: Omit<Extract<CheckedFields, { status: 'ok' }>, 'files'>
  spam: string[]
  now: number
}): LeadRecord => {
  const { submission, form, checked, spam, now } = lead
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
      ...agreedWords(submission, form),
    },
    spam,
    attempts,
    dueAt: new Date(dueAt).toISOString(),
    problem: null,
    deliveredAt: null,
    replayedAt: null,
  }
}

/** The words only if the page showed those of the published form: an editor may have changed them since. */
const agreedWords = (
  { consentHash: shown }: Submission,
  form: FormDefinition | undefined,
): Pick<LeadRecord['consent'], 'hash' | 'text'> => ({
  hash: shown ?? null,
  text: form && consentHash(form.consentText) === shown ? form.consentText : null,
})
