import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { ListError } from './list-error.ts'
import type { Row } from './read-list.ts'

/** Of all that an Excel file packs: a small file may unpack to more than the CMS can hold. */
const MOST_UNPACKED = 50 * 1024 * 1024

/** So many cells are named. */
const NAMED = 5

const WORKBOOK = 'xl/workbook.xml'
const SHEETS = 'xl/_rels/workbook.xml.rels'

/** Whether a file is one of those that pack others, as Excel's are. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * The rows of the first sheet of an Excel file. Macros are refused, and so are formulas: what they come to may be an
 * error or of long ago, and nobody would see it.
 *
 * @throws ListError
 */
export const excelRows = async (bytes: Uint8Array, name: string): Promise<Row[]> => {
  if (!isZip(bytes)) {
    throw new ListError(
      `${name} is no Excel file that can be read, or it has a password. Save it as .xlsx again without one, or as CSV.`,
    )
  }
  try {
    refuseParts(bytes, name)
    refuseFormulas(bytes, name)
    const rows = await readSheet(new Uint8Array(bytes).buffer)
    return rows.map((cells, index) => ({ line: index + 1, cells: cells as Row['cells'] }))
  } catch (cause) {
    if (cause instanceof ListError) throw cause
    throw new ListError(
      `${name} is no Excel file that can be read: ${(cause as Error).message}. Save it as .xlsx again, or as CSV.`,
      { cause },
    )
  }
}

function refuseParts(bytes: Uint8Array, name: string): void {
  let unpacked = 0
  const parts: string[] = []
  unzipSync(bytes, {
    filter: (part) => {
      unpacked += part.originalSize
      parts.push(part.name)
      return false
    },
  })
  if (unpacked > MOST_UNPACKED) {
    throw new ListError(
      `${name} unpacks to ${Math.ceil(unpacked / 1024 / 1024)} MB. Copy the price list alone into a new file.`,
    )
  }
  if (parts.some((part) => /vbaProject/i.test(part))) {
    throw new ListError(`${name} holds macros. Save it as “Excel Workbook (.xlsx)”.`)
  }
}

function refuseFormulas(bytes: Uint8Array, name: string): void {
  const about = unzipSync(bytes, { filter: (part) => [WORKBOOK, SHEETS].includes(part.name) })
  const [, id] = /<sheet [^>]*r:id="([^"]+)"/.exec(text(about[WORKBOOK])) ?? []
  const relation = text(about[SHEETS])
    .match(/<Relationship [^>]*>/g)
    ?.find((it) => it.includes(`Id="${id}"`))
  const [, target = ''] = /Target="([^"]+)"/.exec(relation ?? '') ?? []
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = text(unzipSync(bytes, { filter: (part) => part.name === path })[path])
  const cells = [...sheet.matchAll(/<c [^>]*?r="([A-Z]+\d+)"[^>]*>\s*<f[\s>/]/g)].map(
    ([, cell]) => cell,
  )
  if (cells.length === 0) return
  const more = cells.length - NAMED
  throw new ListError(
    `${name} has formulas, in ${cells.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more cells` : ''}. Copy these cells and paste them as values (Paste special, Values).`,
  )
}

const text = (part: Uint8Array | undefined): string => (part ? strFromU8(part) : '')
