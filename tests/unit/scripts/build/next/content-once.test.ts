import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { openDocument, splitDocument, withContentOnce } from '#scripts/build/next/content-once.ts'
import { START_SCRIPT } from '#src/components/router/start-script.ts'
import { type PayloadData, payloadIn } from '#src/lib/payload-data.ts'

const SCRIPT = '/_next/a.js'
const LONG = 'words '.repeat(20)
const MAIN = `<h1 class="x">${LONG}</h1><p>Price <data value="9" data-price=""><bdi>AED 9</bdi></data></p>`
const FOOTER = `<p>${LONG}</p>`

/** A document with its content once, and with a frame if there is one. */
const onceIn = (html: string, fill = (markup: string) => markup) => {
  const opened = openDocument({ html, scripts: [SCRIPT] })
  return opened && withContentOnce(splitDocument(opened), fill, START_SCRIPT)
}

const payloadOf = (...strings: string[]) =>
  strings.map((html, id) => `${id}:["$","p",null,{"__html":${JSON.stringify(html)}}]\n`).join('')

const documentOf = (body: string, payload: string) =>
  `<html><head></head><body>${body}<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})</script><script>last()</script></body></html>`

/** What a document says of its payload. */
const valuesIn = (html: string): PayloadData => {
  const [, data = ''] =
    /<script type="application\/json" data-parts="">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(data)
}

it('takes strings out of the payload that are the content of an element, and marks the elements', () => {
  const payload = payloadOf(FOOTER, MAIN)
  const html = onceIn(
    documentOf(`<main class="a">${MAIN}</main><footer>${FOOTER}</footer>`, payload),
  )
  expect(payloadIn(html ?? '')).toBe(payload)
  expect(html).toContain(
    `<body><main class="a" data-payload="0">${MAIN}</main><footer data-payload="1">${FOOTER}</footer><script type="application/json"`,
  )
  expect(html?.split(LONG)).toHaveLength(3)
  const { parts, rendered } = valuesIn(html ?? '')
  const start = (id: number) => `${id}:["$","p",null,{"__html":`
  expect(parts).toEqual([start(0), 1, `}]\n${start(1)}`, 0, '}]\n'])
  expect(rendered).toEqual([['<data value="9" data-price=""><bdi>AED 9'], []])
})

it('has the payload in any script', () => {
  const [text, other] = [`<p>${'بيت على الخليج 🏙 '.repeat(9)}</p>`, `<p>${LONG}\xa0Größe</p>`]
  const payload = payloadOf(other, text)
  const html = documentOf(`<main>${text}</main><footer>${other}</footer>`, payload)
  const bytes = onceIn(byteText(html)) ?? ''
  expect(payloadIn(Buffer.from(bytes, 'latin1').toString())).toBe(payload)
})

it('has no payload for a router where something has changed the content on its way', () => {
  const payload = payloadOf(FOOTER)
  const html = onceIn(documentOf(`<footer>${FOOTER}</footer>`, payload)) ?? ''
  expect(payloadIn(html.replace('<body>', '<body><script>added()</script>'))).toBe(payload)
  expect(payloadIn(html.replace('words', 'a word'))).toBe('')
  expect(payloadIn(html.replace(/<footer.*?<\/footer>/, ''))).toBe('')
  expect(payloadIn('<html></html>')).toBe('')
})

it('leaves strings in that are short, references, not in the document, or read otherwise', () => {
  const otherwise = `<p>${LONG}<div></div></p>`
  const strings = ['<b>short</b>', `$${LONG}`, `<p>Failed ${LONG}</p>`, otherwise]
  const payload = payloadOf(FOOTER, ...strings)
  const html = onceIn(
    documentOf(`<footer>${FOOTER}</footer><main>${strings.join('')}</main>`, payload),
  )
  expect(valuesIn(html ?? '').parts).toEqual([
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
  expect(payloadIn(html ?? '')).toBe(payload)
  expect(valuesIn(html ?? '').parts).toEqual([
    `${payload.slice(0, payload.indexOf('1:'))}1:["$","p",null,{"__html":`,
    0,
    '}]\n',
  ])
})

it('takes each element for one string', () => {
  const payload = payloadOf(FOOTER, FOOTER)
  const html = onceIn(documentOf(`<footer>${FOOTER}</footer>`, payload))
  expect(valuesIn(html ?? '').parts.filter((part) => part === 0)).toHaveLength(1)
})

it('keeps the payload of a document in which nothing can be taken out, and says where it is unfamiliar', () => {
  const payload = payloadOf('short')
  const html = onceIn(documentOf('<main>short</main>', payload))
  expect(html).toContain('<body><main>short</main><script')
  expect(valuesIn(html ?? '')).toEqual({
    ...{ parts: [payload], lengths: [], rendered: [] },
    scripts: [SCRIPT],
  })
  expect(onceIn('<html><body><main>x</main></body></html>')).toBeUndefined()
})
