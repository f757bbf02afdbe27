import { extname } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { excelRows, isZip } from './excel-rows.ts'
import { ListError } from './list-error.ts'
import type { Line } from './plan.ts'
import { textOf } from './text-of.ts'

/** Of a file: a list of 20,000 homes has a tenth of it. */
const MOST_BYTES = 5 * 1024 * 1024

/** More than a price list has; less than what would hold the CMS up. */
const MOST_LINES = 20_000

/** A row of a file: its place, from 1, and its cells. */
export type Row = { line: number; cells: Cell[] }
type Cell = string | number | boolean | Date | null

/** What people take for a list, and what to do with it. */
const OTHERS: Record<string, string> = {
  '.xls': 'is of an old Excel. Save it as “Excel Workbook (.xlsx)”.',
  '.xlsm': 'may hold macros. Save it as “Excel Workbook (.xlsx)”.',
  '.xlsb': 'is a binary workbook. Save it as “Excel Workbook (.xlsx)”.',
  '.ods': 'is of LibreOffice. Save it as “Excel 2007–365 (.xlsx)”.',
  '.numbers': 'is of Numbers. Export it as Excel or CSV.',
  '.pdf': 'is a PDF. Take the spreadsheet that it was made from.',
}

/**
 * Reads a list: CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or as Excel writes it for western Europe, or the
 * first sheet of an Excel file. Its first line has the headings.
 *
 * @param name of the file; its ending says what it is.
 * @throws ListError
 */
export const readList = async (bytes: Uint8Array, name: string): Promise<Line[]> => {
  const lines = linesOf(await rowsOf(bytes, name), name)
  if (lines.length > MOST_LINES) {
    throw new ListError(
      `${name} has ${lines.length} lines. At most ${MOST_LINES} go at once: split the list.`,
    )
  }
  return lines
}

async function rowsOf(bytes: Uint8Array, name: string): Promise<Row[]> {
  const ending = extname(name).toLowerCase()
  const other = OTHERS[ending]
  if (other) throw new ListError(`${name} ${other}`)
  if (bytes.length > MOST_BYTES) {
    const size = Math.ceil(bytes.length / 1024 / 1024)
    throw new ListError(
      `${name} has ${size} MB, a list at most ${MOST_BYTES / 1024 / 1024} MB. Keep the columns of the price list alone, without pictures.`,
    )
  }
  if (ending === '.xlsx') return excelRows(bytes, name)
  if (!['.csv', '.txt', '.tsv'].includes(ending)) {
    throw new ListError(`${name} is no list. Choose a file that ends in .xlsx or .csv.`)
  }
  if (isZip(bytes)) {
    throw new ListError(`${name} is no CSV, though it is named so. Excel files end in .xlsx.`)
  }
  return csvRows(textOf(bytes, name), name)
}

function linesOf([first, ...rest]: Row[], name: string): Line[] {
  const headings = (first?.cells ?? []).map((cell) => String(cell ?? '').trim())
  if (!headings.some(Boolean)) throw new ListError(`${name} has no headings in its first line.`)
  const twice = headings.find((it, index) => it !== '' && headings.indexOf(it) < index)
  if (twice) throw new ListError(`${name} has two columns “${twice}”. Keep one.`)
  return rest
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
    .map(({ line, cells }) => {
      const beyond = cells.findIndex((cell, at) => !headings[at] && cell !== null && cell !== '')
      if (beyond >= 0) {
        const place = `the ${beyond + 1}${beyond === 1 ? 'nd' : beyond === 2 ? 'rd' : 'th'} cell`
        throw new ListError(
          `${name}, line ${line}: ${place} (“${cells[beyond]}”) has no heading. Is a separator within a number or a text not in quotes?`,
        )
      }
      const named = headings.flatMap((heading, at) =>
        heading ? [[heading, plain(cells[at] ?? null)] as const] : [],
      )
      return { line, cells: Object.fromEntries(named) }
    })
}

const plain = (cell: Cell): string | number | null =>
  cell === null || typeof cell === 'number'
    ? cell
    : cell instanceof Date
      ? cell.toISOString()
      : String(cell)

/** The separator is the one that the headings have most of. */
function csvRows(text: string, name: string): Row[] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const [delimiter] = [',', ';', '\t'].toSorted(
    (a, b) => head.split(b).length - head.split(a).length,
  )
  try {
    const records = parse(text, {
      ...{ bom: true, info: true, relaxColumnCount: true, skipEmptyLines: true, trim: true },
      delimiter,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new ListError(`${name} is no list: ${cause.message}.`, { cause })
  }
}
