import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'

/** A line of a price list as the CMS takes it: its place in the file, from 1, and its cells by their headings. */
export type Line = { line: number; cells: Record<string, string | number | null> }

/** A file that is no list, in a sentence. */
export class ListError extends Error {
  override name = 'ListError'
}

type Cell = string | number | boolean | Date | null

/**
 * Reads a list: CSV with commas, semicolons or tabs, in UTF-8 or as Excel writes it for western Europe, or the first
 * sheet of an Excel file. Its first line has the headings.
 *
 * @throws ListError
 */
export const readList = async (file: string): Promise<Line[]> => {
  const bytes = await readFile(file).catch((cause) => {
    throw new ListError(`${file} cannot be read: ${cause.code ?? cause.message}.`, { cause })
  })
  const rows =
    extname(file).toLowerCase() === '.xlsx' ? await excelRows(file) : csvRows(bytes, file)
  const [first, ...rest] = rows
  const headings = (first?.cells ?? []).map((cell) => String(cell ?? '').trim())
  if (!headings.some(Boolean)) throw new ListError(`${file} has no headings in its first line.`)
  const twice = headings.find((it, index) => it !== '' && headings.indexOf(it) < index)
  if (twice) throw new ListError(`${file} has two columns “${twice}”. Keep one.`)
  return rest
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
    .map(({ line, cells }) => {
      const beyond = cells.findIndex((cell, at) => !headings[at] && cell !== null && cell !== '')
      if (beyond >= 0) {
        const place = `the ${beyond + 1}${beyond === 1 ? 'nd' : beyond === 2 ? 'rd' : 'th'} cell`
        throw new ListError(
          `${file}, line ${line}: ${place} (“${cells[beyond]}”) has no heading. Is a separator within a number or a text not in quotes?`,
        )
      }
      const named = headings.flatMap((heading, at) =>
        heading ? [[heading, plain(cells[at] ?? null)] as const] : [],
      )
      return { line, cells: Object.fromEntries(named) }
    })
}

type Row = { line: number; cells: Cell[] }

const plain = (cell: Cell): string | number | null =>
  cell === null || typeof cell === 'number'
    ? cell
    : cell instanceof Date
      ? cell.toISOString()
      : String(cell)

/** The separator is the one that the headings have most of. */
const csvRows = (bytes: Buffer, file: string): Row[] => {
  const text = decoded(bytes)
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
    throw new ListError(`${file} is no list: ${cause.message}.`, { cause })
  }
}

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const excelRows = async (file: string): Promise<Row[]> => {
  try {
    const [sheet] = await readExcelFile(file)
    const rows = (sheet?.data ?? []) as Cell[][]
    return rows.map((cells, index) => ({ line: index + 1, cells }))
  } catch (cause) {
    throw new ListError(
      `${file} is no Excel file that can be read: ${(cause as Error).message}. Save it as .xlsx again, or as CSV.`,
      { cause },
    )
  }
}
