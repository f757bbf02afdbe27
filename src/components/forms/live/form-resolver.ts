import type { Resolver } from 'react-hook-form'
import type { FieldDefinition } from '#src/lead/form-definition.ts'
import { type FieldValues, fieldErrors, formSchema } from '#src/lead/form-schema.ts'
import { type RuleMessageKey, sayMessage } from '#src/lead/message.ts'
import { exampleByDialCode } from '#src/lead/phone-examples.ts'

/**
 * Checks a form by the schema that the lead function checks it by, and says in words what is wrong.
 *
 * @param options.selectedCountry of the first telephone field.
 */
export const formResolver =
  (options: {
    fields: readonly FieldDefinition[]
    words: Readonly<Partial<Record<RuleMessageKey, string>>>
    selectedCountry: () => string | undefined
  }): Resolver<FieldValues> =>
  (values) => {
    const { fields, words, selectedCountry } = options
    const phoneExample = exampleByDialCode(selectedCountry())
    const result = formSchema(fields, { phoneExample }).safeParse(values)
    if (result.success) return { values: result.data as FieldValues, errors: {} }
    const errors = Object.entries(fieldErrors(result.error)).map(([name, message]) => [
      name,
      { type: message.key, message: sayMessage(message, words) },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
