import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { FieldValues } from '../form-schema.ts'

/**
 * The idempotency key of a lead: the same for every attempt to send the same form, a different one for a corrected
 * form. If the form sent no id, the key is made from its values and the day.
 */
export const leadId = (lead: {
  submissionId: string | undefined
  formKey: string
  fields: FieldValues
  day: string
}): string => {
  const { submissionId, formKey, fields, day } = lead
  const print = sha256(stableJson({ formKey, fields }))
  if (submissionId) return `${submissionId}-${print.slice(0, 12)}`
  return sha256(`${day} ${print}`).slice(0, 40)
}
