import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { openDocument, splitDocument } from '#scripts/build/next/content-once.ts'
import { sharedText } from '#scripts/build/next/shared-text.ts'
import { withContentOnce } from '#scripts/build/next/with-content-once.ts'
import { type PayloadData, payloadData, payloadIn } from '#src/lib/payload-data.ts'

const SCRIPT = '/_next/a.js'
const ENTRY = '{"runtimeModuleIds":[7]}'
const SHARED = '/_next/shared.txt'
const LONG = 'words '.repeat(20)
const MAIN = `<h1 class="x">${LONG}</h1><p>Price <data value="9" data-price=""><bdi>AED 9</bdi></data></p>`
const FOOTER = `<p>${LONG}</p>`

/** A document with its content once, and with what its payload has in common with another text. */
const onceIn = (html: string, common = '') => {
  const opened = openDocument({ html, scripts: [SCRIPT], entry: ENTRY })
  const shared = sharedText(common, SHARED)
  const fill = (markup: string) => markup
  return opened && withContentOnce(splitDocument(opened), { fill, shared })
}

/** The payload that a router reads from a document. */
const readFrom = (html = '', common = ''): string => {
  const data = payloadData(html)
  return data ? payloadIn(html, data, common) : ''
}

const payloadOf = (...strings: string[]) =>
  strings.map((html, id) => `${id}:["$","p",null,{"__html":${JSON.stringify(html)}}]\n`).join('')

const documentOf = (body: string, payload: string) =>
  `<html><head></head><body>${body}<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})</script><script>last()</script></body></html>`

/** What a document says of its payload. */
const valuesIn = (html = ''): PayloadData => payloadData(html) as PayloadData

it('takes strings out of the payload that are the content of an element, and marks the elements', () => {
  const payload = payloadOf(FOOTER, MAIN)
  const html = onceIn(
    documentOf(`<main class="a">${MAIN}</main><footer>${FOOTER}</footer>`, payload),
  )
  expect(readFrom(html)).toBe(payload)
  expect(html).toContain(
    `<body><main class="a" data-payload="0">${MAIN}</main><footer data-payload="1">${FOOTER}</footer><script type="application/json"`,
  )
  expect(html?.split(LONG)).toHaveLength(3)
  const { parts, rendered } = valuesIn(html)
  const start = (id: number) => `${id}:["$","p",null,{"__html":`
  expect(parts).toEqual([start(0), 1, `}]\n${start(1)}`, 0, '}]\n'])
  expect(rendered).toEqual([['<data value="9" data-price=""><bdi>AED 9'], []])
})

it('has the payload in any script', () => {
  const [text, other] = [`<p>${'بيت على الخليج 🏙 '.repeat(9)}</p>`, `<p>${LONG}\xa0Größe</p>`]
  const payload = payloadOf(other, text)
  const html = documentOf(`<main>${text}</main><footer>${other}</footer>`, payload)
  const bytes = onceIn(byteText(html)) ?? ''
  expect(readFrom(Buffer.from(bytes, 'latin1').toString())).toBe(payload)
})

it('has no payload for a router where something has changed the content on its way', () => {
  const payload = payloadOf(FOOTER)
  const html = onceIn(documentOf(`<footer>${FOOTER}</footer>`, payload)) ?? ''
  expect(readFrom(html.replace('<body>', '<body><script>added()</script>'))).toBe(payload)
  expect(readFrom(html.replace('words', 'a word'))).toBe('')
  expect(readFrom(html.replace(/<footer.*?<\/footer>/, ''))).toBe('')
  expect(readFrom('<html></html>')).toBe('')
})

it('leaves strings in that are short, references, not in the document, or read otherwise', () => {
  const otherwise = `<p>${LONG}<div></div></p>`
  const strings = ['<b>short</b>', `$${LONG}`, `<p>Failed ${LONG}</p>`, otherwise]
  const payload = payloadOf(FOOTER, ...strings)
  const html = onceIn(
    documentOf(`<footer>${FOOTER}</footer><main>${strings.join('')}</main>`, payload),
  )
  expect(valuesIn(html).parts).toEqual([
    '0:["$","p",null,{"__html":',
    0,
    payload.slice(payload.indexOf('}]\n')),
  ])
})

it('reads no element that lies in another one', () => {
  const inner = `<p>${LONG}</p>`
  const outer = `<div>${inner}</div><p>${LONG}</p>`
  const payload = payloadOf(inner, outer)
  const html = onceIn(documentOf(`<main>${outer}</main>`, payload))
  expect(html).toContain(`<main data-payload="0">${outer}</main>`)
  expect(readFrom(html)).toBe(payload)
  expect(valuesIn(html).parts).toEqual([
    `${payload.slice(0, payload.indexOf('1:'))}1:["$","p",null,{"__html":`,
    0,
    '}]\n',
  ])
})

it('takes each element for one string', () => {
  const payload = payloadOf(FOOTER, FOOTER)
  const html = onceIn(documentOf(`<footer>${FOOTER}</footer>`, payload))
  expect(valuesIn(html).parts.filter((part) => part === 0)).toHaveLength(1)
})

it('keeps the payload of a document in which nothing can be taken out, and says where it is unfamiliar', () => {
  const payload = payloadOf('short')
  const html = onceIn(documentOf('<main>short</main>', payload))
  expect(html).toContain('<body><main>short</main><script')
  expect(valuesIn(html)).toEqual({
    ...{ parts: [payload], lengths: [], rendered: [] },
    ...{ scripts: [SCRIPT], entry: { runtimeModuleIds: [7] }, shared: SHARED },
  })
  expect(onceIn('<html><body><main>x</main></body></html>')).toBeUndefined()
})

it('copies what the payload has in common with that of others', () => {
  const settings = '1:["$","$L1",null,{"words":{"name":"الاسم","mail":"البريد الإلكتروني"}}]\n'
  const payload = `${payloadOf(FOOTER)}${settings}`
  const shared = `0:["$","other",null,{}]\n${settings}2:"more"\n`
  const html = onceIn(byteText(documentOf(`<footer>${FOOTER}</footer>`, payload)), shared)
  const text = Buffer.from(html ?? '', 'latin1').toString()
  expect(valuesIn(text).parts).toEqual([
    '0:["$","p",null,{"__html":',
    0,
    '}]\n',
    [shared.indexOf(settings), settings.length],
  ])
  expect(readFrom(text, shared)).toBe(payload)
})
