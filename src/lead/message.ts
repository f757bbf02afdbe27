import { languageTag } from '#src/site/language-tags.ts'

/** The messages of the rules: keys of `src/models/parts/messages.ts`, which holds the specification's words. */
export type RuleMessageKey =
  | 'rule.required'
  | 'rule.requiredCheckbox'
  | 'rule.phone.empty'
  | 'rule.phone.short'
  | 'rule.phone.country'
  | 'rule.email.empty'
  | 'rule.email.format'
  | 'rule.min'
  | 'rule.max'
  | 'rule.alpha'
  | 'rule.alpha_spaces'
  | 'rule.alpha_num'
  | 'rule.length'
  | 'rule.digits'
  | 'rule.url'

/** `country` has two letters, or is a dial code that no country has. */
export type MessageValues = { n?: number; country?: string }

/** What is wrong with a field, to be said in the visitor's language. */
export type RuleMessage = { key: RuleMessageKey; values?: MessageValues }

/** Puts the values into the words of a language: "Minimum length is {n} characters". */
export const sayMessage = (
  { key, values: { n, country } = {} }: RuleMessage,
  words: Readonly<Partial<Record<RuleMessageKey, string>>>,
  locale: string,
): string =>
  (words[key] ?? key)
    .replace('{n}', () => String(n ?? '{n}'))
    .replace('{country}', () => (country ? countryName(country, locale) : '{country}'))

/** The name of a country in a language, such as "Vereinigte Arabische Emirate". */
export const nameOfCountry = (country: string, locale: string): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country

/** The mark keeps the plus of a dial code before the digits in lines that run to the left. */
const countryName = (country: string, locale: string): string =>
  country.startsWith('+') ? `\u200e${country}` : nameOfCountry(country, locale)
