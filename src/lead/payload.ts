import { LEAD_FORM_ID, LEAD_LANGUAGE } from '#src/site/lead.ts'
import type { FieldValues } from './form-schema.ts'
import type { Utm } from './utm.ts'

type Lead = { fields: FieldValues; utm: Utm; consent: Consent }

type Consent = {
  version: string | null
  givenAt: string
  hash: string | null
  text: string | null
}

/**
 * The body for the CRM. No field of a form can take the place of what the specification sets, nor of the consent. What
 * is not known of a consent is left out.
 */
export const leadPayload = ({ fields, utm, consent }: Lead) => ({
  ...fields,
  ...{ consentText: consent.text ?? undefined, consentHash: consent.hash ?? undefined },
  ...{ consentVersion: consent.version ?? undefined, consentGivenAt: consent.givenAt },
  browserLang: LEAD_LANGUAGE,
  pageLang: LEAD_LANGUAGE,
  formId: LEAD_FORM_ID,
  utm,
})

/** Names that a field cannot have, since the body has them already. */
export const PAYLOAD_NAMES: readonly string[] = [
  ...['browserLang', 'pageLang', 'formId', 'utm'],
  ...['consentText', 'consentHash', 'consentVersion', 'consentGivenAt'],
]
