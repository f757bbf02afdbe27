import { MARK } from '#src/models/pages/frame-marks.ts'
import { htmlMark, type PageParts, valueMarks } from '#src/models/pages/page-parts.ts'
import { NextChangedError } from './assumptions.ts'
import { byteText } from './byte-text.ts'
import type { OpenDocument } from './content-once.ts'
import type { PayloadPart } from './inline-payload.ts'

/** A segment of a path, and what stands for it in the path of a specimen. */
export type NamedSegment = { name: string; value: string }

/** What a page has of its own; its path too, if the document is a specimen. */
export type OwnOfPage = PageParts & { segments: NamedSegment[] }

const [HTML_START, END] = [`${MARK.start}html${MARK.next}`, MARK.end].map(byteText) as [
  string,
  string,
]
const OWN_MARKS = ['html', 'value'].map((kind) => byteText(`${MARK.start}${kind}${MARK.next}`))
const VALUE_MARKS = valueMarks(byteText)

/** As React writes the values of attributes, and texts. */
const ENTITIES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/**
 * Puts what a page has of its own in place of its marks.
 *
 * @param document as Next renders it: of the page, or of the specimen of its shape.
 * @throws NextChangedError
 */
export const filledPage = (document: OpenDocument, own: OwnOfPage): OpenDocument => {
  const html = own.html.map(byteText)
  const values = own.values.map(byteText)
  const inMarkup = withValues(values, (value) =>
    value.replace(/["&'<>]/g, (character) => ENTITIES[character] as string),
  )
  const inPayload = withValues(values, (value) => jsonOf(value).slice(1, -1))
  const withPath = (text: string) =>
    own.segments.reduce((filled, { name, value }) => filled.replaceAll(name, () => value), text)
  const filled = {
    start: inMarkup(document.start),
    body: withHtml(document.body, html),
    end: document.end,
    scripts: document.scripts,
    entry: document.entry,
    parts: document.parts.map((part): PayloadPart => {
      const content = part.html && htmlAt(part.html.string, html)
      return content === undefined
        ? { ...part, text: inPayload(withPath(part.text)) }
        : { text: jsonOf(content), html: { string: escaped(content), before: '', after: '' } }
    }),
  }
  const left = [filled.start, filled.body, ...filled.parts.map(({ text }) => text)].some((text) =>
    OWN_MARKS.some((mark) => text.includes(mark)),
  )
  if (left) throw new NextChangedError('marks', 'a document has a mark elsewhere')
  return filled
}

const withValues =
  (values: string[], write: (value: string) => string) =>
  (text: string): string =>
    text.replace(VALUE_MARKS, (_, some, other) => write(values[Number(some ?? other)] as string))

const withHtml = (body: string, html: string[]): string =>
  body
    .split(HTML_START)
    .map((piece, index) => {
      if (index === 0) return piece
      const end = piece.indexOf(END)
      return (html[Number(piece.slice(0, end))] as string) + piece.slice(end + END.length)
    })
    .join('')

/** The HTML whose mark a string is. */
const htmlAt = (string: string, html: string[]): string | undefined => {
  if (!string.startsWith(HTML_START)) return undefined
  const number = Number(string.slice(HTML_START.length, -END.length))
  return string === byteText(htmlMark(number)) ? html[number] : undefined
}

/** In a payload, a string that begins so would be a reference. */
const escaped = (string: string): string => (string.startsWith('$') ? `$${string}` : string)

const jsonOf = (string: string): string => JSON.stringify(escaped(string))
