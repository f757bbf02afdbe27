import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../../cms/src/price-list/read-list.ts'
import { type Sheet, workbook } from './workbook.ts'

const list = (content: string | Uint8Array, name = 'prices.csv') =>
  readList(typeof content === 'string' ? Buffer.from(content) : content, name)

const EXPECTED = [
  { line: 2, cells: { number: '101', price: '2,450,000', status: 'sold' } },
  { line: 4, cells: { number: 'Süd 1', price: '', status: 'on hold' } },
]
const SEMICOLONS = 'number;price;status\n101;2,450,000;sold\n;;\nS\u00fcd 1;;on hold\n'

test.each([
  ['commas', 'number,price,status\n101,"2,450,000",sold\n\nSüd 1,,on hold\n'],
  [
    'semicolons and a mark',
    '\ufeffnumber;price;status\r\n101;2,450,000;sold\r\n;;\r\nSüd 1;;on hold\r\n',
  ],
  ['tabs', 'number\tprice\tstatus\n101\t2,450,000\tsold\n\t\t\nSüd 1\t\ton hold'],
  ['the letters of western Europe', Buffer.from(SEMICOLONS, 'latin1')],
  ['two bytes for each letter', Buffer.from(`\ufeff${SEMICOLONS}`, 'utf16le')],
])('a file with %s is a list with the lines of the file', async (_, content) => {
  expect(await list(content)).toEqual(EXPECTED)
})

test.each([
  ['nothing', '', 'has no headings in its first line'],
  ['a heading twice', 'number,number\n1,2', 'has two columns “number”'],
  ['a cell too much', 'number,price\n101,2,450,000', 'line 2: the 3rd cell (“450”) has no heading'],
  ['half a text', 'number,price\n"101,2', 'is no list: '],
  ['invisible characters', 'number,\0price', 'is no text. In Excel, save it as “CSV UTF-8”'],
  ['two bytes and no mark', Buffer.from(SEMICOLONS, 'utf16le'), 'is no text'],
  ['a workbook', workbook({}), 'is no CSV, though it is named so'],
  ['too many lines', `number\n${'1\n'.repeat(20_001)}`, 'has 20001 lines. At most 20000 go at'],
  ['too many bytes', new Uint8Array(6_000_000), 'has 6 MB, a list at most 5 MB'],
])('a file with %s is refused in a sentence', async (_, content, problem) => {
  await expect(list(content)).rejects.toThrow(problem)
})

test.each([
  ['prices.xls', 'is of an old Excel'],
  ['Prices.XLSM', 'may hold macros'],
  ['prices.xlsb', 'is a binary workbook'],
  ['prices.ods', 'is of LibreOffice'],
  ['prices.numbers', 'is of Numbers'],
  ['prices.pdf', 'is a PDF'],
  ['prices.docx', 'Choose a file that ends in .xlsx or .csv'],
  ['prices', 'Choose a file that ends in .xlsx or .csv'],
])('%s is refused by its name, which says what to do', async (name, problem) => {
  await expect(list('number,price\n1,2', name)).rejects.toThrow(problem)
})

describe('an Excel file', () => {
  const excel = (sheet: Sheet) => list(workbook(sheet), 'prices.xlsx')

  test('is read from its first sheet, also where others compute', async () => {
    expect(
      await excel({
        rows: [
          ['number', 'price'],
          ['101', 5],
        ],
        other: '<f>1+1</f>',
      }),
    ).toEqual([{ line: 2, cells: { number: '101', price: 5 } }])
  })

  test.each<[string, Sheet, string]>([
    [
      'a formula',
      { formulas: 1 },
      'has formulas, in B2. Copy these cells and paste them as values',
    ],
    ['many formulas', { formulas: 7 }, 'in B2, B3, B4, B5, B6 and 2 more cells'],
    ['macros', { more: { 'xl/vbaProject.bin': 'x' } }, 'holds macros'],
    ['more than it seems', { more: { 'xl/a.xml': ' '.repeat(60_000_000) } }, 'unpacks to 58 MB'],
  ])('with %s is refused', async (_, sheet, problem) => {
    await expect(excel(sheet)).rejects.toThrow(problem)
  })

  test('that is none, or is broken, is refused', async () => {
    await expect(list('number', 'broken.xlsx')).rejects.toThrow('or it has a password')
    const half = workbook({}).slice(0, 300)
    await expect(list(half, 'half.xlsx')).rejects.toThrow('is no Excel file that can be read: ')
  })
})

test('the two sample lists say the same', async () => {
  const [csv, excel] = await Promise.all(
    ['csv', 'xlsx'].map((it) => {
      const file = `docs/price-list.${it}`
      return readList(readFileSync(file), file)
    }),
  )
  const said = (lines: typeof csv) =>
    lines?.map(({ line, cells }) => [
      line,
      Object.entries(cells).map(([, cell]) => String(cell ?? '')),
    ])
  expect(said(excel)).toEqual(said(csv))
  expect(excel?.[0]?.cells).toMatchObject({ number: '1204', price: 2_390_000 })
})
