import { lengthOf } from './byte-text.ts'
import { hasMarks } from './frame.ts'
import { inlinePayload, type PayloadPart } from './inline-payload.ts'
import type { LateDocument } from './late-scripts.ts'
import { type MarkHolder, markHolders } from './mark-holders.ts'
import { type WrittenAsRead, writtenAsRead } from './written-as-read.ts'

/**
 * A page as Next renders it, without its frame, ready to be joined to one: it is known which content is in the markup
 * and in the payload. All texts are byte texts.
 */
export type UnframedPage = {
  /** What precedes the body. */
  start: string
  /** The body up to the payload. */
  body: string
  /** What follows the payload. */
  end: string
  /** The elements whose content is in the payload too, in their order. */
  elements: ContentElement[]
  payload: PayloadPiece[]
  /** The addresses of its scripts. */
  scripts: string[]
  /** What their code starts with, as JSON. */
  entry: string
}

/** A document whose payload is read. All texts are byte texts. */
export type OpenDocument = Pick<UnframedPage, 'start' | 'body' | 'end' | 'scripts' | 'entry'> & {
  parts: PayloadPart[]
}

export type ContentElement = Pick<WrittenAsRead, 'tagEnd' | 'contentEnd'> & {
  /** The parts of its content that may change before the page is hydrated. */
  changing: string[]
  /** The elements in it, or it itself, that the frame is put into. */
  holders: MarkHolder[]
  /** The length of its content beside theirs, in characters. */
  length: number
}

/** A text; or a string between two texts, which is the content of an element, or that has marks of the frame. */
type PayloadPiece = string | { before: string; string: number | string; after: string }

/** Strings below this length, in bytes, stay in the payload: a place to read them from takes as much. */
const SHORTEST = 80

/** In the JSON of a payload, such a string would be a reference. */
const REFERENCE = '$'

/**
 * Reads the payload of a document.
 *
 * @param late a document as Next renders it, as byte text, without its scripts.
 * @returns nothing if the document has no payload, or an unfamiliar one.
 */
export const openDocument = ({
  html,
  scripts: sources,
  entry,
}: LateDocument): OpenDocument | undefined => {
  const payload = inlinePayload(html)
  const bodyStart = html.indexOf('<body')
  if (!payload || bodyStart === -1) return
  const { scripts, parts } = payload
  return {
    start: html.slice(0, bodyStart),
    body: html.slice(bodyStart, scripts[0]?.start),
    end: scripts.map(({ end }, index) => html.slice(end, scripts[index + 1]?.start)).join(''),
    parts,
    scripts: sources,
    entry,
  }
}

/**
 * Finds in the payload of a document what is its markup too: strings that are the whole content of an element, and that
 * every browser gives back as they are (`written-as-read.ts`).
 */
export const splitDocument = ({ parts, ...document }: OpenDocument): UnframedPage => {
  const { body } = document
  const exact = writtenAsRead(body)
  const found = contentIn(body, parts, exact)
  const elements = [...found.values()].sort((a, b) => a.tagEnd - b.tagEnd)
  const numbers = new Map(elements.map((element, number) => [element, number]))
  return {
    ...document,
    elements: elements.map((element) => {
      const { tagEnd, contentEnd, changing } = element
      const holders = markHolders(body, element, exact)
      return {
        ...{ tagEnd, contentEnd, holders },
        changing: changing.map(([from, to]) => body.slice(from, to)),
        length: lengthOf(besides(body, { tagEnd, contentEnd, holders }).join('')),
      }
    }),
    payload: payloadPieces(parts, (part) => numbers.get(found.get(part) as WrittenAsRead)),
  }
}

/** The content of an element before its first holder's, between its holders', and after its last one's. */
export const besides = (
  body: string,
  { tagEnd, contentEnd, holders }: Pick<ContentElement, 'tagEnd' | 'contentEnd' | 'holders'>,
): string[] =>
  [...holders, undefined].map((holder, index) =>
    body.slice(
      holders[index - 1]?.contentEnd ?? tagEnd + 1,
      holder ? holder.tagEnd + 1 : contentEnd,
    ),
  )

/** @param elementOf the number of the element that has the string of a part as its content. */
const payloadPieces = (
  parts: PayloadPart[],
  elementOf: (part: PayloadPart) => number | undefined,
): PayloadPiece[] =>
  joined(
    parts.map((part): PayloadPiece => {
      if (!part.html) return part.text
      const { string, before, after } = part.html
      const element = elementOf(part)
      if (element !== undefined) return { before, string: element, after }
      return hasMarks(string) ? { before, string, after } : part.text
    }),
  )

/** The elements that have the strings of the payload as their content. None of them holds another one. */
const contentIn = (
  body: string,
  parts: PayloadPart[],
  exact: Map<number, WrittenAsRead>,
): Map<PayloadPart, WrittenAsRead> => {
  const taken = new Map<PayloadPart, WrittenAsRead>()
  // Of an element and one in it, the outer one has more to save.
  const longestFirst = parts.toSorted((a, b) => b.text.length - a.text.length)
  for (const part of longestFirst) {
    const element = part.html && elementWith(part.html.string, body, exact, [...taken.values()])
    if (element) taken.set(part, element)
  }
  return taken
}

/** @returns an element with this content that neither is nor holds a taken one, nor lies in one. */
const elementWith = (
  content: string,
  body: string,
  exact: Map<number, WrittenAsRead>,
  taken: WrittenAsRead[],
): WrittenAsRead | undefined => {
  if (content.length < SHORTEST && !hasMarks(content)) return
  if (content.startsWith(REFERENCE)) return
  for (let at = -1; ; ) {
    at = body.indexOf(`>${content}</`, at + 1)
    if (at === -1) return
    const element = exact.get(at + 1)
    if (element?.contentEnd !== at + 1 + content.length) continue
    const isFree = taken.every(
      ({ tagEnd, contentEnd }) => contentEnd < element.tagEnd || tagEnd > element.contentEnd,
    )
    if (isFree) return element
  }
}

/** Neighbouring texts become one. */
export const joined = <Piece>(pieces: (string | Piece)[]): (string | Piece)[] => {
  const result: (string | Piece)[] = []
  for (const piece of pieces) {
    const last = result.length - 1
    if (typeof piece === 'string' && typeof result[last] === 'string') result[last] += piece
    else result.push(piece)
  }
  return result
}
