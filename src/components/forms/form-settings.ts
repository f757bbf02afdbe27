import type { RuleMessageKey } from '#src/lead/message.ts'
import type { PageMessageKey } from '#src/models/parts/messages.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'

/** The words that a form needs once it is hydrated; all others are in its markup. */
type FormWordKey = Extract<PageMessageKey, RuleMessageKey | (typeof PHONE_WORDS)[number]>

const PHONE_WORDS = [
  'form.country',
  'form.otherCountry',
  'form.phoneCalled',
  'form.phoneFits',
] as const

/** What the forms of a language need in the browser beside their markup. */
export type FormSettings = {
  locale: string
  words: Record<FormWordKey, string>
  /** The address that says where the visitor is. */
  countryLookup: string
  /** Null where Turnstile is not in use. */
  turnstileSiteKey: string | null
}

export const formSettings = ({ locale, messages, leads }: PageShell): FormSettings => ({
  locale,
  words: Object.fromEntries(
    Object.entries(messages).filter(([key]) => isFormWord(key)),
  ) as FormSettings['words'],
  ...leads,
})

const isFormWord = (key: string): boolean =>
  key.startsWith('rule.') || PHONE_WORDS.some((word) => word === key)
