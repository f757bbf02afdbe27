import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { isSamePage } from '#scripts/build/next/same-page.ts'

const LONG = 'Größe '.repeat(300)
const longRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

const documentOf = (payload: string, { start = '<head></head>', body = '<body>' } = {}) => ({
  ...{ start, body, end: '</body>', scripts: [], entry: '' },
  parts: [{ text: byteText(payload) }],
})

const inOneRow = `:HL["/a.woff2","font"]\n1:I[1,["/a.js"],"Films"]\n0:["$","main",null,{"a":${JSON.stringify(LONG)},"b":["$","$L1",null,{}],"c":"$undefined"}]\n`
const inMoreRows = `:HL["/a.woff2","font"]\n${longRow('4', LONG)}2:I[1,["/a.js"],"Films"]\n0:["$","main",null,{"a":"$4","b":"$L3","c":"$undefined"}]\n3:["$","$L2",null,{}]\n`

it('is the same however React has put it into rows', () => {
  expect(isSamePage(documentOf(inOneRow), documentOf(inMoreRows))).toBe(true)
})

it.each([
  ['another word', inMoreRows.replace('Größe', 'Grüße')],
  ['another element', inMoreRows.replace('"main"', '"div"')],
  ['another component', inMoreRows.replace('"Films"', '"Forms"')],
  ['another hint', inMoreRows.replace('a.woff2', 'b.woff2')],
  ['a field more', inMoreRows.replace('"c":', '"d":1,"c":')],
  ['a row that is no row', `x${inMoreRows}`],
])('is not the same with %s', (_, payload) => {
  expect(isSamePage(documentOf(inOneRow), documentOf(payload))).toBe(false)
})

it.each(['start', 'body'])('is not the same with other markup in its %s', (part) => {
  const other = documentOf(inOneRow, { [part]: '<p>' })
  expect(isSamePage(documentOf(inOneRow), other)).toBe(false)
})
