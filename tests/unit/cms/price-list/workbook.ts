import { strToU8, zipSync } from 'fflate'

export type Sheet = {
  /** The cells of the first sheet. */
  rows?: (string | number)[][]
  /** How many cells of the second column are formulas, from the second line on. */
  formulas?: number
  /** What a cell of the second sheet holds. */
  other?: string
  /** Further files of the archive. */
  more?: Record<string, string>
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** An Excel file as Excel writes it, with two sheets; the first one is not the file `sheet1.xml`. */
export function workbook({ rows = [['number', 'price']], formulas = 0, other, more }: Sheet) {
  const computed = Array.from(
    { length: formulas },
    (_, index) => `<row r="${index + 2}"><c r="B${index + 2}"><f>1+1</f><v>2</v></c></row>`,
  )
  const files: Record<string, string> = {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Prices" sheetId="2" r:id="rId7"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet([`<row r="1"><c r="A1">${other ?? ''}<v>2</v></c></row>`]),
    'xl/worksheets/sheet2.xml': sheet([...rows.map(row), ...computed]),
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, it]) => [name, strToU8(it)])))
}

const sheet = (rows: string[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`

const row = (cells: (string | number)[], index: number): string =>
  `<row r="${index + 1}">${cells.map((cell, at) => oneCell(cell, `${'ABCDEFG'[at]}${index + 1}`)).join('')}</row>`

const oneCell = (cell: string | number, at: string): string =>
  typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
