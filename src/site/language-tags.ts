/**
 * Language codes that are not language tags, and the tags that they stand for. The CMS and the
 * addresses have the code; documents, search engines and formats have the tag. The specification (section 9)
 * calls Persian `ir`, by its country: it is written from right to left, with Persian digits.
 */
const LANGUAGE_TAGS: Readonly<Record<string, string>> = { ir: 'fa' }

/**
 * The language tag of a locale's code, as browsers and `Intl` know it.
 *
 * @see https://www.rfc-editor.org/info/bcp47
 */
export const languageTag = (code: string): string => LANGUAGE_TAGS[code] ?? code

/**
 * The language tag by which dates are written. English of no region has the day before the month, as it has nearly
 * everywhere: a site for the United States takes the locale `en-US`.
 */
export const dateTag = (code: string): string =>
  languageTag(code) === 'en' ? 'en-001' : languageTag(code)
