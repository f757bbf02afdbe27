import type { FieldValues } from '#src/lead/form-schema.ts'
import { restoreTyped } from '../typed-text.ts'
import { type PageField, readFields } from './form-element.ts'
import { internationalNumber, supportedCountry } from './phone-number.ts'
import { phoneCountry } from './phone-settings.ts'

export type Start = {
  fields: PageField[]
  /** The numbers of telephone fields. What other fields hold is read from the page. */
  values: FieldValues
}

/** What a form of the page holds as it comes to life, with what was typed before the page was left. */
export const startForm = (form: HTMLFormElement): Start => {
  restoreTyped(form)
  const fields = readFields(form)
  const country = supportedCountry(phoneCountry())
  const values = fields
    .filter(({ kind }) => kind === 'phone')
    .map(({ name, controls: [control] }) => [
      name,
      internationalNumber(control?.value ?? '', country),
    ])
  return { fields, values: Object.fromEntries(values) }
}
