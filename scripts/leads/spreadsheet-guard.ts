/**
 * Characters that separate cells or lines in the spreadsheet programs of some country. If a program uses another
 * separator than the file, the quotes around a cell have no effect: the text after such a character is a new cell.
 */
export const PARTS = ',;\\t|،؛\\r\\n\\v\\f\\u0085\\u2028\\u2029'

/** What a program may leave out before it looks for a formula, and the mark itself. */
const SKIPPED = `(?:(?![${PARTS}])[\\s'"\\u00ad\\u200b-\\u200f\\u2060\\ufeff])*`

/**
 * Signs that begin a formula, full-width ones and the minus sign too.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = '[=@＝＠+\\-＋－−]'

/** A telephone number, or a negative number: alone in its cell it is harmless. */
const NUMBER = /^[+-][\d ().-]*\d[\d ().-]*$/

/** At its beginning a cell may not hide a formula behind a break either. */
const AT_START = `^(?=${SKIPPED}(?:${FORMULA}|[\\t\\r\\n]))`

const MARK = "'"

/**
 * Makes a cell's text one that no spreadsheet program runs as a formula, whatever separator it uses: it puts a mark
 * before each possible formula. `unguarded` removes the marks.
 *
 * @param separator the file's own: within quotes it separates nothing.
 */
export const guarded = (text: string, separator: string): string =>
  NUMBER.test(text) ? text : text.replace(places(separator, ''), MARK)

/** The text that was guarded. */
export const unguarded = (text: string, separator: string): string =>
  text.replace(places(separator, MARK), '')

/** The places where a mark belongs, or where it is. */
const places = (separator: string, mark: string): RegExp => {
  // Not a tab: a tab is also white space, and a formula can follow it.
  const parts = PARTS.replace(separator, '')
  return new RegExp(
    `${AT_START.replace('^', `^${mark}`)}|(?<=[${parts}])${mark}(?=${SKIPPED}${FORMULA})`,
    'g',
  )
}
