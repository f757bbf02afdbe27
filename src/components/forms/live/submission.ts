import type { FieldValues } from '#src/lead/form-schema.ts'
import { isInternational } from '#src/lead/phone.ts'
import type { Submission } from '#src/lead/submission.ts'
import { leadOrigin, leadUtm } from '#src/lead/utm.ts'
import { LEAD_INPUTS, LEAD_SUBJECT_INPUTS } from '#src/site/lead.ts'
import { visitAttribution } from '../attribution.ts'
import { NO_COUNTRY } from './CountrySelect.tsx'
import { inputValue } from './form-element.ts'

/**
 * A form as the lead function takes it.
 *
 * @param values what the form's schema made of its fields, consent among them.
 * @param sent.filledMs how long the form was open.
 */
export const submissionOf = (
  form: HTMLFormElement,
  values: FieldValues,
  sent: { submissionId: string; filledMs: number; turnstileToken: string | undefined },
): Submission => {
  const { [LEAD_INPUTS.consent]: consent, ...fields } = values
  const from = visitAttribution()
  return {
    ...sent,
    formKey: inputValue(form, LEAD_INPUTS.form) ?? '',
    formTitle: inputValue(form, LEAD_INPUTS.title),
    locale: inputValue(form, LEAD_INPUTS.locale),
    fields,
    consent: consent === true,
    consentVersion: inputValue(form, LEAD_INPUTS.consentVersion),
    consentHash: inputValue(form, LEAD_INPUTS.consentHash),
    subject: Object.fromEntries(LEAD_SUBJECT_INPUTS.map((name) => [name, inputValue(form, name)])),
    price: Number(inputValue(form, LEAD_INPUTS.price)) || undefined,
    currency: inputValue(form, LEAD_INPUTS.currency),
    page: `${location.origin}${location.pathname}${location.search}`,
    phoneCountries: selectedCountries(form),
    utm: leadUtm(from),
    ...leadOrigin(from),
    timeZone: inputValue(form, LEAD_INPUTS.timeZone),
    trap: inputValue(form, LEAD_INPUTS.trap),
  }
}

/** The chosen country of each telephone field by its name; those without one are left out. */
export const selectedCountries = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLSelectElement>('select[data-country]')]
      .filter(({ value }) => value !== NO_COUNTRY)
      .map((list) => [list.closest<HTMLElement>('[data-field]')?.dataset.field ?? '', list.value]),
  )

/** Whether the first telephone field shows a number without its dial code. */
export const isTypedNationally = (form: HTMLFormElement): boolean => {
  const number = form.querySelector<HTMLInputElement>('input[type="tel"]')?.value ?? ''
  return number !== '' && !isInternational(number)
}
