/** An end of a range as a field shows it: in the visitor's currency or unit, of which `factor` make one of the CMS's. */
export const shownEnd = (end: number | null, factor: number): string => {
  if (end === null) return ''
  const places = factor === 1 ? 100 : 1
  return String(Math.round(end * factor * places) / places)
}

/**
 * The end that a field says, in the CMS's unit. A field that still shows an end says that one: what is shown is rounded,
 * and would come back as another.
 */
export const enteredEnd = (text: string, shown: number | null, factor: number): number | null => {
  if (text === shownEnd(shown, factor)) return shown
  if (text === '') return null
  return Math.round((Math.max(0, Number(text)) / factor) * 100) / 100
}
