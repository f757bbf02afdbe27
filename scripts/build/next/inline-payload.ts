import { byteText } from './byte-text.ts'

/** A part of a payload as it stands. */
export type PayloadPart = {
  text: string
  /** If it is a string that may be HTML: with its JSON between these two, the payload says the same. */
  html?: { string: string; before: string; after: string }
}

export type InlinePayload = {
  /** Where the document has the scripts that carry it. */
  scripts: { start: number; end: number }[]
  parts: PayloadPart[]
}

/** One of text, or one of bytes in base64, if a letter does not end with it. Next escapes each `<` in it. */
const PAYLOAD_SCRIPT =
  /<script>self\.__next_f\.push\(\[(?<kind>[13]),(?<json>"[^<]*")\]\)<\/script>/g
const BYTES = '3'

/** A row begins with its id, and a row of text with its length in bytes too. The other letters are rows of bytes. */
const ROW_START = /([0-9a-f]*:)(?:T([0-9a-f]+),|(?=[^AOoUSsLlGgMmVb]))/y

const HTML_VALUE = /"__html":("[^"\\]*(?:\\.[^"\\]*)*")/g

/**
 * Reads the payload that a document carries, and finds the strings in it that may be HTML: rows of text, which are long
 * strings, and the values of `__html`.
 *
 * @param html as byte text.
 * @returns nothing if the document has no payload, or an unfamiliar one.
 */
export const inlinePayload = (html: string): InlinePayload | undefined => {
  const scripts = [...html.matchAll(PAYLOAD_SCRIPT)]
  const parts = payloadParts(scripts.map(pushed).join(''))
  return (
    parts && {
      scripts: scripts.map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
      parts,
    }
  )
}

const pushed = ({ groups: { kind, json = '' } = {} }: RegExpMatchArray): string => {
  const text: string = JSON.parse(json)
  return kind === BYTES
    ? Buffer.from(text, 'base64').toString('latin1')
    : // Next escapes two characters that are not ASCII: they become bytes again.
      text.replace(/[\u2028\u2029]/g, byteText)
}

/**
 * The parts of a payload.
 *
 * @param payload as byte text.
 * @returns nothing if it is empty, or has a row that begins otherwise than expected.
 */
export const payloadParts = (payload: string): PayloadPart[] | undefined => {
  const parts: PayloadPart[] = []
  let place = 0
  while (place < payload.length) {
    ROW_START.lastIndex = place
    const [start, id = '', length] = ROW_START.exec(payload) ?? []
    if (start === undefined) return
    const from = place + start.length
    const end =
      length === undefined ? payload.indexOf('\n', from) + 1 : from + Number.parseInt(length, 16)
    if (end === 0 || end > payload.length) return
    if (length === undefined) parts.push(...valuesIn(payload.slice(place, end)))
    else {
      const string = payload.slice(from, end)
      parts.push({ text: start + string, html: { string, before: id, after: '\n' } })
    }
    place = end
  }
  return parts.length > 0 ? parts : undefined
}

const valuesIn = (row: string): PayloadPart[] => {
  const parts: PayloadPart[] = []
  let place = 0
  for (const { index, 0: match, 1: json = '' } of row.matchAll(HTML_VALUE)) {
    const end = index + match.length
    parts.push({ text: row.slice(place, end - json.length) })
    parts.push({ text: json, html: { string: JSON.parse(json), before: '', after: '' } })
    place = end
  }
  return [...parts, { text: row.slice(place) }]
}
