import type { Resolver } from 'react-hook-form'
import type { FieldDefinition } from '#src/lead/form-definition.ts'
import { type FieldValues, fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import { type RuleMessageKey, sayMessage } from '#src/lead/message.ts'
import { phoneRules } from '#src/lead/phone-rules.ts'
import { visitContext } from '#src/lead/visit.ts'
import type { VisitHours } from '#src/models/parts/form.ts'

/**
 * Checks a form by the schema that the lead function checks it by, and says in words what is wrong.
 *
 * @param options.selectedCountry of the first telephone field.
 * @param options.typedNationally whether its number has no dial code.
 */
export const formResolver =
  (options: {
    fields: readonly FieldDefinition[]
    words: Readonly<Partial<Record<RuleMessageKey, string>>>
    locale: string
    selectedCountry: () => string | undefined
    typedNationally: () => boolean
    /** When visitors can come, for forms that ask for a day. */
    visit: VisitHours | undefined
  }): Resolver<FieldValues> =>
  (values) => {
    const { fields, words, locale, selectedCountry, typedNationally, visit } = options
    const context = {
      ...phoneRules(selectedCountry(), typedNationally()),
      visit: visit && visitContext({ ...visit, fields }, values, Date.now()),
    }
    const result = formSchema(fields, context).safeParse(values)
    if (result.success) return { values: result.data as FieldValues, errors: {} }
    const errors = Object.entries(fieldErrors(result.error)).map(([name, message]) => [
      name,
      { type: message.key, message: sayMessage(message, words, locale) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
