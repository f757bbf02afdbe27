import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readList } from '#scripts/import/read-list.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-'))
})
afterAll(() => rm(folder, { recursive: true }))

const list = async (content: string | Buffer, name = 'prices.csv') => {
  const file = join(folder, name)
  await writeFile(file, content)
  return readList(file)
}

const EXPECTED = [
  { line: 2, cells: { number: '101', price: '2,450,000', status: 'sold' } },
  { line: 4, cells: { number: 'Süd 1', price: '', status: 'on hold' } },
]

test.each([
  ['commas', 'number,price,status\n101,"2,450,000",sold\n\nSüd 1,,on hold\n'],
  [
    'semicolons and a mark',
    '\ufeffnumber;price;status\r\n101;2,450,000;sold\r\n;;\r\nSüd 1;;on hold\r\n',
  ],
  ['tabs', 'number\tprice\tstatus\n101\t2,450,000\tsold\n\t\t\nSüd 1\t\ton hold'],
  [
    'the letters of western Europe',
    Buffer.from('number;price;status\n101;2,450,000;sold\n;;\nS\u00fcd 1;;on hold\n', 'latin1'),
  ],
])('a file with %s is a list with the lines of the file', async (_, content) => {
  expect(await list(content)).toEqual(EXPECTED)
})

test.each([
  ['', 'has no headings in its first line'],
  ['number,number\n1,2', 'has two columns “number”'],
  ['number,price\n101,2,450,000', 'line 2: the 3rd cell (“450”) has no heading'],
  ['number,price\n"101,2', 'is no list: '],
])('%j is refused in a sentence', async (content, problem) => {
  await expect(list(content)).rejects.toThrow(problem)
})

test('a file that is not there, and an Excel file that is none, are named', async () => {
  await expect(readList(join(folder, 'none.csv'))).rejects.toThrow(
    'none.csv cannot be read: ENOENT',
  )
  await expect(list('number', 'broken.xlsx')).rejects.toThrow('is no Excel file that can be read')
})

test('the two sample lists say the same', async () => {
  const [csv, excel] = await Promise.all(
    ['csv', 'xlsx'].map((it) => readList(`docs/price-list.${it}`)),
  )
  const said = (lines: typeof csv) =>
    lines?.map(({ line, cells }) => [
      line,
      Object.entries(cells).map(([, cell]) => String(cell ?? '')),
    ])
  expect(said(excel)).toEqual(said(csv))
  expect(excel?.[0]?.cells).toMatchObject({ number: '1204', price: 2_390_000 })
})
