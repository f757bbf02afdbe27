import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { inlinePayload, payloadParts } from '#scripts/build/next/inline-payload.ts'

/** A script as Next writes it. */
const pushed = (payload: string) => {
  const json = JSON.stringify([1, payload]).replace(
    /[&<>\u2028\u2029]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script>self.__next_f.push(${json})</script>`
}

const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

const PAYLOAD = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n5:X\n${textRow('a', '<p>صفحة\n\u2028 & “x”</p>')}b:["$","p",null,{"dangerouslySetInnerHTML":{"__html":"<b class=\\"x\\">y</b>"},"title":"\\"__html\\":\\"z\\""}]\n${textRow('c', '')}d:null\n`

const written = (html: string) => inlinePayload(byteText(html))

it('finds rows of text and values of __html, and leaves nothing out', () => {
  const { parts } = written(`<p>x</p>${pushed(PAYLOAD)}`) ?? { parts: [] }
  expect(parts.map(({ text }) => text).join('')).toBe(byteText(PAYLOAD))
  expect(parts.flatMap(({ html }) => (html ? [html.string] : []))).toEqual(
    ['<p>صفحة\n\u2028 & “x”</p>', '<b class="x">y</b>', ''].map(byteText),
  )
})

it('says how the same is written as JSON', () => {
  const row = payloadParts(textRow('a', 'words'))?.[0]
  expect(row).toEqual({ text: 'a:T5,words', html: { string: 'words', before: 'a:', after: '\n' } })
})

it('reads a payload in several scripts, also where one ends within a row', () => {
  const middle = PAYLOAD.indexOf('“x”')
  const first = `<p>x</p>${pushed(PAYLOAD.slice(0, middle))}`
  const html = `${first}${pushed(PAYLOAD.slice(middle))}<p>y</p>`
  const payload = written(html)
  expect(payload?.parts.map(({ text }) => text).join('')).toBe(byteText(PAYLOAD))
  expect(payload?.scripts.map(({ start, end }) => byteText(html).slice(start, end))).toEqual(
    [PAYLOAD.slice(0, middle), PAYLOAD.slice(middle)].map((text) => byteText(pushed(text))),
  )
})

it('reads a payload of which a script ends within a letter', () => {
  const bytes = Buffer.from(PAYLOAD)
  const middle = bytes.indexOf('“x”') + 1
  const scripts = [bytes.subarray(0, middle), bytes.subarray(middle)].map(
    (part) => `<script>self.__next_f.push([3,"${part.toString('base64')}"])</script>`,
  )
  expect(
    written(scripts.join(''))
      ?.parts.map(({ text }) => text)
      .join(''),
  ).toBe(byteText(PAYLOAD))
})

it.each([
  ['no payload', '<p>x</p>'],
  ['an empty one', pushed('')],
  ['a row of bytes', pushed('a:o4,xxxx')],
  ['a row without an end', pushed('a:null')],
  ['a text that is shorter than it says', pushed('a:T9,words')],
  ['a row without an id', pushed('null\n')],
])('leaves %s alone', (_, html) => {
  expect(written(html)).toBeUndefined()
})
