/** Pages and files with a query or a hash, which may hold what a visitor chose or typed. */
const QUERY = /(?<=(?:https?:\/|\b|^|\s|["'(])\/[^\s?#"')]*)[?#][^\s"')]*/g
/** What stands before it is looked at first: a try at each letter of a long word would take minutes. */
const EMAIL = /(?<![^\s@<>"'=&/?:(])[^\s@<>"'=&/?:(]+@[^\s@<>"'=&/?:)]+\.\p{L}{2,}/gu
const PHONE = /(?:\+|\b00)\d[\d\s().-]{5,}\d/g

/**
 * A text without what may be personal: queries and hashes of addresses, e-mail addresses, telephone
 * numbers, and the given words.
 *
 * @param typed what people have typed, such as the values of a form.
 */
export const scrubText = (text: string, typed: readonly string[] = []): string =>
  typed
    .reduce((result, value) => result.replaceAll(value, '[typed]'), text)
    .replace(QUERY, '')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[number]')

/** The same for every text in a value, however deep. Instances of classes stay as they are. */
export const scrub = <Value>(value: Value, typed: readonly string[] = []): Value => {
  if (typeof value === 'string') return scrubText(value, typed) as Value
  if (Array.isArray(value)) return value.map((item) => scrub(item, typed)) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, scrub(item, typed)]),
  ) as Value
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
