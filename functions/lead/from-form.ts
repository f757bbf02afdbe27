import { FIELD_NAME } from '#src/lead/submission.ts'
import { captureAttribution, leadUtm } from '#src/lead/utm.ts'
import { LEAD_INPUTS, LEAD_SUBJECTS } from '#src/site/lead.ts'
import { formPage } from './form-page.ts'

/**
 * What a browser sends of a form without a script, in the shape that the script sends. Where the visitor
 * came from is known only if the form is on the landing page itself.
 */
export const fromForm = (entries: readonly [string, string][], request: Request): unknown => {
  const values = Map.groupBy(entries, ([name]) => name)
  const all = (name: string): string[] => (values.get(name) ?? []).map(([, value]) => value)
  const one = (name: string): string | undefined => all(name)[0] || undefined
  const inputs: ReadonlySet<string> = new Set(Object.values(LEAD_INPUTS))
  const fields = [...values.keys()]
    .filter((name) => FIELD_NAME.test(name) && !inputs.has(name))
    .map((name) => [name, all(name).length > 1 ? all(name) : (one(name) ?? '')])
  const filled = one(LEAD_INPUTS.filled)
  return {
    submissionId: one(LEAD_INPUTS.submission),
    formKey: one(LEAD_INPUTS.form),
    locale: one(LEAD_INPUTS.locale),
    fields: Object.fromEntries(fields),
    consent: one(LEAD_INPUTS.consent) !== undefined,
    consentVersion: one(LEAD_INPUTS.consentVersion),
    subject: Object.fromEntries(LEAD_SUBJECTS.map((name) => [name, one(name)])),
    utm: utmOf(formPage(entries, request)),
    // No number is none at all, and so too fast.
    filledMs: filled === undefined ? undefined : Number(filled) || 0,
    // Empty, it is sent all the same.
    trap: all(LEAD_INPUTS.trap)[0],
    turnstileToken: one(LEAD_INPUTS.turnstile),
  }
}

const utmOf = (page: string | undefined) =>
  page && leadUtm(captureAttribution({ url: page, referrer: '' }))
