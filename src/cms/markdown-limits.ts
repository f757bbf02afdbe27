/**
 * How much a Markdown text may hold. Parser and renderer go down a level for each thing in another, and look
 * back at each open bracket and star: beyond these a text takes minutes or overflows. An article has a tenth.
 */
const LIMITS = { length: 100_000, containers: 20, brackets: 500, marks: 2_000, cells: 10_000 }

/** What opens a quote, a list or a footnote at the start of a line, with the space before it. */
const CONTAINER = /([ \t]*)(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]+\]:)/y
/** A line across the page is no list, however it is spaced. */
const RULE = /^[ \t>]*(?:[-_* \t]+)$/
const TABLE_RULE = /^[\s|:>*+\d.)-]*$/

/** Why a Markdown text cannot be shown, in an editor's words; undefined if it can. */
export const markdownProblem = (text: string): string | undefined => {
  if (text.length > LIMITS.length) return `is longer than ${LIMITS.length} characters`
  const lines = text.split('\n')
  if (lines.some((line) => containersOf(line) > LIMITS.containers)) {
    return `holds more than ${LIMITS.containers} quotes or lists in one another`
  }
  if (count(text, /\[/g) > LIMITS.brackets) return `holds more than ${LIMITS.brackets} "["`
  if (marksOf(lines) > LIMITS.marks) {
    return `holds more than ${LIMITS.marks} marks such as "*" and "_"`
  }
  return cellsOf(lines) > LIMITS.cells
    ? `holds tables of more than ${LIMITS.cells} cells`
    : undefined
}

const containersOf = (line: string): number => {
  if (RULE.test(line)) return count(line, />/g)
  let found = 0
  CONTAINER.lastIndex = 0
  for (let match = CONTAINER.exec(line); match; match = CONTAINER.exec(line)) {
    // A nested list is indented by at least two columns.
    const columns = (match[1] ?? '').replaceAll('\t', '    ').length
    found += 1 + Math.floor(columns / 2)
  }
  return found
}

/** Each may open or close something. */
const marksOf = (lines: string[]): number =>
  lines.reduce((sum, line) => (RULE.test(line) ? sum : sum + count(line, /[*_~]/g)), 0)

/** The cells of all tables: a row that lacks some is filled up. */
const cellsOf = (lines: string[]): number => {
  let cells = 0
  let columns = 0
  for (const line of lines) {
    if (line.trim() === '') columns = 0
    else if (line.includes('-') && line.includes('|') && TABLE_RULE.test(line)) {
      columns = Math.max(columns, count(line, /\|/g) + 1)
    }
    cells += columns
  }
  return cells
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
