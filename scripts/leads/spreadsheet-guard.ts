/**
 * What parts cells or lines in the spreadsheet programs of some country. Where a program parts by another
 * character than the file does, the quotes around a cell hold nothing together: what follows such a character is
 * a cell of its own.
 */
export const PARTS = ',;\\t|،؛\\r\\n\\v\\f\\u0085\\u2028\\u2029'

/** What a program may leave out before it looks for a formula, and the mark itself. */
const SKIPPED = `(?:(?![${PARTS}])[\\s'"\\u00ad\\u200b-\\u200f\\u2060\\ufeff])*`

/**
 * Signs that begin a formula, full-width ones and the minus sign too.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = '[=@＝＠+\\-＋－−]'

/** A telephone number, or a negative one: alone in its cell it is what it says. */
const NUMBER = /^[+-][\d ().-]*\d[\d ().-]*$/

/** At its beginning a cell may not hide a formula behind a break either. */
const AT_START = `^(?=${SKIPPED}(?:${FORMULA}|[\\t\\r\\n]))`

const MARK = "'"

/**
 * A cell's text that no spreadsheet program runs as a formula, whatever it parts cells by: a mark stands before
 * what could be one. `unguarded` takes it away again.
 *
 * @param separator the file's own: within quotes it parts nothing.
 */
export const guarded = (text: string, separator: string): string =>
  NUMBER.test(text) ? text : text.replace(places(separator, ''), MARK)

/** The text that was guarded. */
export const unguarded = (text: string, separator: string): string =>
  text.replace(places(separator, MARK), '')

/** Where a mark belongs, or where it stands. */
const places = (separator: string, mark: string): RegExp => {
  // Not a tab: it is space as well, behind which a formula can stand.
  const parts = PARTS.replace(separator, '')
  return new RegExp(
    `${AT_START.replace('^', `^${mark}`)}|(?<=[${parts}])${mark}(?=${SKIPPED}${FORMULA})`,
    'g',
  )
}
