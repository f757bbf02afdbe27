import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { type OpenDocument, openDocument } from '#scripts/build/next/content-once.ts'
import { filledPage } from '#scripts/build/next/fill-page.ts'
import { addressMark, htmlMark, textMark } from '#src/models/pages/page-parts.ts'

const documentOf = (head: string, body: string, payload: string): OpenDocument => {
  const script = `self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})`
  const html = `<html><head>${head}</head><body>${body}<script>${script}</script></body></html>`
  return openDocument({ html: byteText(html), scripts: [], entry: '' }) as OpenDocument
}

const payloadOf = ({ parts }: OpenDocument) =>
  Buffer.from(parts.map(({ text }) => text).join(''), 'latin1').toString()

const own = { shapeHash: null, html: [] as string[], values: [] as string[], segments: [] }

it('writes texts and addresses as React does: in markup with entities, in the payload as JSON', () => {
  const title = `"Größe" & <b>Haus's</b> عمارة`
  const address = 'https://mira.example/api?page=%2Fa&version=1'
  const filled = filledPage(
    documentOf(
      `<title>${textMark(0)}</title><link href="${addressMark(1)}"/>`,
      '<p></p>',
      `0:["$","title",null,{"children":"${textMark(0)}","href":"${addressMark(1)}"}]\n`,
    ),
    { ...own, values: [title, address] },
  )
  expect(filled.start).toContain(
    byteText(
      '<title>&quot;Größe&quot; &amp; &lt;b&gt;Haus&#x27;s&lt;/b&gt; عمارة</title><link href="https://mira.example/api?page=%2Fa&amp;version=1"/>',
    ),
  )
  expect(payloadOf(filled)).toBe(
    `0:["$","title",null,{"children":${JSON.stringify(title)},"href":"${address}"}]\n`,
  )
})

it('puts HTML into its element and into the payload, whatever it is made of', () => {
  const html = ['<b>$&\\u003c "one" عمارة</b>', '$1 for a start', '']
  const filled = filledPage(
    documentOf(
      '',
      html.map((_, number) => `<p>${htmlMark(number)}</p>`).join(''),
      html
        .map((_, number) => `${number}:["$","p",null,{"__html":"${htmlMark(number)}"}]\n`)
        .join(''),
    ),
    { ...own, html },
  )
  expect(filled.body).toBe(byteText(`<body>${html.map((it) => `<p>${it}</p>`).join('')}`))
  const values = payloadOf(filled)
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row.slice(2))[3].__html)
  // React writes a dollar at the start twice: one alone would be a reference.
  expect(values).toEqual([html[0], '$$1 for a start', ''])
})

it('puts the path of a page in place of that of its specimen', () => {
  const filled = filledPage(
    documentOf(
      '',
      '<p></p>',
      `0:{"c":["","en","_specimen-1-0_","_specimen-1-1_"]}\n1:["${textMark(0)}"]\n`,
    ),
    {
      ...own,
      values: ['Not the path: _specimen-1-0_'],
      segments: [
        { name: '_specimen-1-0_', value: 'units' },
        { name: '_specimen-1-1_', value: 'sea-view' },
      ],
    },
  )
  expect(payloadOf(filled)).toBe(
    '0:{"c":["","en","units","sea-view"]}\n1:["Not the path: _specimen-1-0_"]\n',
  )
})

it('stops where a mark is in another place than expected', () => {
  const document = documentOf('', '<p></p>', `0:["a ${htmlMark(0)}"]\n`)
  expect(() => filledPage(document, { ...own, html: ['x'] })).toThrow('"marks" in docs/next.md')
})
