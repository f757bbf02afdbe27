import type { FieldValues } from '#src/lead/form-schema.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { restoreDraft } from './draft.ts'
import { inputValue, type PageField, readFields } from './form-element.ts'
import { internationalNumber, supportedCountry } from './phone-number.ts'
import { phoneCountry } from './phone-settings.ts'

export type Start = {
  key: string
  fields: PageField[]
  /** The numbers of telephone fields. What other fields hold is read from the page. */
  values: FieldValues
}

/** What a form of the page holds as it comes to life, with what was typed before the page was left. */
export const startForm = (form: HTMLFormElement): Start => {
  const key = inputValue(form, LEAD_INPUTS.form) ?? ''
  const fields = readFields(form)
  restoreDraft(
    key,
    fields.flatMap(({ controls }) => controls),
  )
  const country = supportedCountry(phoneCountry())
  const values = fields
    .filter(({ kind }) => kind === 'phone')
    .map(({ name, controls: [control] }) => [
      name,
      internationalNumber(control?.value ?? '', country),
    ])
  return { key, fields, values: Object.fromEntries(values) }
}
