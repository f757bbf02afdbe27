import { decimalMark, typedNumber } from '#src/lib/typed-number.ts'

/**
 * An end of a range as a field shows it: in the visitor's currency or unit, of which `factor` make one of the CMS's.
 *
 * @param language of the visitor, which says what the mark before decimals is.
 */
export const shownEnd = (end: number | null, factor: number, language: string): string => {
  if (end === null) return ''
  const places = factor === 1 ? 100 : 1
  const shown = String(Math.round(end * factor * places) / places)
  return shown.replace('.', decimalMark(language))
}

/**
 * The end that a field says, in the CMS's unit; undefined for a field that says no number. A field that still shows an
 * end says that one: what is shown is rounded, and would come back as another.
 *
 * @param language of the visitor, which says what marks in a number mean.
 */
export const enteredEnd = (
  text: string,
  shown: number | null,
  factor: number,
  language: string,
): number | null | undefined => {
  if (text === shownEnd(shown, factor, language)) return shown
  if (text.trim() === '') return null
  const typed = typedNumber(text, language)
  return Number.isNaN(typed) ? undefined : Math.round((Math.max(0, typed) / factor) * 100) / 100
}
