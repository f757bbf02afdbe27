import { LEAD_FORM_ID, LEAD_LANGUAGE } from '#src/site/lead.ts'
import type { FieldValues } from './form-schema.ts'
import type { Utm } from './utm.ts'

/** The body for the CRM. No field of a form can take the place of what the specification sets. */
export const leadPayload = (lead: { fields: FieldValues; utm: Utm }) => ({
  ...lead.fields,
  browserLang: LEAD_LANGUAGE,
  pageLang: LEAD_LANGUAGE,
  formId: LEAD_FORM_ID,
  utm: lead.utm,
})

/** Names that a field cannot have, since the body has them already. */
export const PAYLOAD_NAMES: readonly string[] = ['browserLang', 'pageLang', 'formId', 'utm']
