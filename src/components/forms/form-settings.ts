import type { RuleMessageKey } from '#src/lead/message.ts'
import type { MessageKey } from '#src/models/parts/messages.ts'
import type { Shell } from '#src/models/site/shell.ts'

/** The words that a form needs once it is hydrated; all others are in its markup. */
type FormWordKey = Extract<MessageKey, RuleMessageKey | 'form.country' | 'form.otherCountry'>

/** What the forms of a language need in the browser beside their markup. */
export type FormSettings = {
  locale: string
  words: Record<FormWordKey, string>
  /** The address that says where the visitor is. */
  countryLookup: string
  /** Null where Turnstile is not in use. */
  turnstileSiteKey: string | null
}

export const formSettings = ({ locale, messages, leads }: Shell): FormSettings => ({
  locale,
  words: Object.fromEntries(
    Object.entries(messages).filter(([key]) => isFormWord(key)),
  ) as FormSettings['words'],
  ...leads,
})

const isFormWord = (key: string): boolean =>
  key.startsWith('rule.') || key === 'form.country' || key === 'form.otherCountry'
