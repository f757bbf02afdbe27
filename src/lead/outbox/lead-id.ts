import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Submission } from '../submission.ts'

/**
 * The idempotency key of a lead: the same for every attempt to send the same form, a different one for a corrected
 * form. It is made from what was sent, never from what the function makes of it: that depends on whether the forms
 * could be read. If the form sent no id, the key is made from its values, its page and the day.
 */
export const leadId = (
  { submissionId, formKey, fields, subject, page }: Submission,
  day: string,
): string => {
  if (submissionId) return `${submissionId}-${print({ formKey, fields, subject }).slice(0, 12)}`
  return sha256(`${day} ${print({ formKey, fields, subject, page })}`).slice(0, 40)
}

const print = (sent: object): string => sha256(stableJson(sent))
