import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { type OpenDocument, splitDocument } from '#scripts/build/next/content-once.ts'
import { hasMarks } from '#scripts/build/next/frame.ts'
import { sharedText } from '#scripts/build/next/shared-text.ts'
import { withContentOnce } from '#scripts/build/next/with-content-once.ts'
import { writtenAsRead } from '#scripts/build/next/written-as-read.ts'
import { type PayloadData, payloadData, payloadIn } from '#src/lib/payload-data.ts'
import { mark } from '#src/models/pages/frame-marks.ts'
import { anyMarkup } from '#tests/fixtures/markup-samples.ts'
import { runs } from '#tests/soak.ts'

const RUNS = { numRuns: runs({ test: 1_000, soak: 50_000 }) }

const MARKS = ['one', 'two'].map((name) => byteText(mark('part', [name]).join('')))
const PRICE = '<p><data value="9" data-price=""><bdi>AED 9</bdi></data></p>'

/** A document whose main element holds these pieces, and a footer. */
const documentWith = (pieces: string[]): OpenDocument => {
  const content = `${PRICE}${pieces.join(PRICE)}${PRICE}<p>${'words '.repeat(20)}</p>`
  const footer = `<p>${'other words '.repeat(9)}</p>`
  return {
    ...{ start: '<html><head></head>', end: '</body></html>', scripts: [], entry: '' },
    body: `<body><main>${content}</main><footer>${footer}</footer>`,
    parts: [content, footer].map((string) => ({
      text: JSON.stringify(string),
      html: { string, before: '', after: '' },
    })),
  }
}

const joined = (pieces: string[], frame: string[]) =>
  withContentOnce(splitDocument(documentWith(pieces)), {
    fill: (markup) =>
      hasMarks(markup)
        ? MARKS.reduce((text, it, index) => text.replace(it, () => frame[index] ?? ''), markup)
        : markup,
    shared: sharedText('', '/shared.txt'),
  })

const text = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

/** Markup that a browser gives back. */
const exactMarkup = anyMarkup.filter((content) => {
  const before = '<body><main><div>'
  return writtenAsRead(`${before}${content}</div></main></body>`).has(before.length)
})

/** Where the marks are: in elements of their own, in one, in one around the other, and in the main element itself. */
const PLACES = [
  ['<div>1</div>', '<div class="x">2</div>'],
  ['<div>1<b>x</b>2</div>'],
  ['<div><div>1</div>2</div>'],
  ['<div>1<div>2</div></div>'],
  ['1', '<div>2</div>'],
  ['<div>1</div>', '2'],
]
const place = fc.constantFrom(...PLACES)

const withMarks = (pieces: string[]) =>
  pieces.map((piece) => piece.replace('1', MARKS[0] as string).replace('2', MARKS[1] as string))

const withFrame = (pieces: string[], [one = '', two = '']: string[]) =>
  pieces.map((piece) => piece.replace(/[12]/g, (which) => (which === '1' ? one : two)))

it('joins a page and markup that is given back to the document that would have had it from the start', () => {
  fc.assert(
    fc.property(place, exactMarkup, exactMarkup, (pieces, ...frame) => {
      expect(joined(withMarks(pieces), frame)).toBe(joined(withFrame(pieces, frame), []))
    }),
    RUNS,
  )
})

it('gives the payload with any markup in it', () => {
  fc.assert(
    fc.property(place, anyMarkup, anyMarkup, (pieces, ...frame) => {
      const { parts } = documentWith(withFrame(pieces, frame))
      const html = text(joined(withMarks(pieces), frame))
      expect(payloadIn(html, payloadData(html) as PayloadData, '')).toBe(
        text(parts.map((part) => part.text).join('')),
      )
    }),
    RUNS,
  )
})
