import type { Resolver } from 'react-hook-form'
import type { FieldDefinition } from '#src/lead/form-definition.ts'
import { type FieldValues, fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import { type RuleMessageKey, sayMessage } from '#src/lead/message.ts'
import { phoneRules } from '#src/lead/phone-rules.ts'

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
  }): Resolver<FieldValues> =>
  (values) => {
    const { fields, words, locale, selectedCountry, typedNationally } = options
    const context = phoneRules(selectedCountry(), typedNationally())
    const result = formSchema(fields, context).safeParse(values)
    if (result.success) return { values: result.data as FieldValues, errors: {} }
    const errors = Object.entries(fieldErrors(result.error)).map(([name, message]) => [
      name,
      { type: message.key, message: sayMessage(message, words, locale) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
