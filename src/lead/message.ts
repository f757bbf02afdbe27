import { languageTag } from '#src/site/language-tags.ts'

/** The messages of the rules: keys of `src/models/parts/form-messages.ts`, which holds the specification's words. */
export type RuleMessageKey =
  | 'rule.required'
  | 'rule.requiredCheckbox'
  | 'rule.phone.empty'
  | 'rule.phone.short'
  | 'rule.phone.country'
  | 'rule.phone.code'
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
  | 'rule.date'
  | 'rule.date.past'
  | 'rule.date.closed'
  | 'rule.time'
  | 'rule.time.past'
  | 'rule.time.closed'
  | 'rule.file.kind'
  | 'rule.file.size'
  | 'rule.file.together'

/**
 * `country` has two letters, or is a dial code that no country has; `day` is one such as `2026-11-22`, of which the
 * weekday is said; `hours` are times such as `09:00`.
 */
export type MessageValues = {
  n?: number
  country?: string
  day?: string
  hours?: readonly { opens: string; closes: string }[]
}

/** What is wrong with a field, to be said in the visitor's language. */
export type RuleMessage = { key: RuleMessageKey; values?: MessageValues }

/** Puts the values into the words of a language: "Minimum length is {n} characters". */
export const sayMessage = (
  { key, values: { n, country, day, hours } = {} }: RuleMessage,
  words: Readonly<Partial<Record<RuleMessageKey, string>>>,
  locale: string,
): string =>
  (words[key] ?? key)
    .replace('{n}', () => String(n ?? '{n}'))
    .replace('{country}', () => (country ? countryName(country, locale) : '{country}'))
    .replace('{day}', () => (day ? weekdayName(day, locale) : '{day}'))
    .replace('{hours}', () => (hours ? hoursInWords(hours, locale) : '{hours}'))

/** The name of a country in a language, such as "Vereinigte Arabische Emirate". */
export const nameOfCountry = (country: string, locale: string): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country

/** The mark keeps the plus of a dial code before the digits in lines that run to the left. */
const countryName = (country: string, locale: string): string =>
  country.startsWith('+') ? `\u200e${country}` : nameOfCountry(country, locale)

/** Such as "09:00–12:00, 14:00–19:00". */
const hoursInWords = (
  hours: readonly { opens: string; closes: string }[],
  locale: string,
): string =>
  new Intl.ListFormat(languageTag(locale), { type: 'unit' }).format(
    hours.map(({ opens, closes }) => `${opens}–${closes}`),
  )

const weekdayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
