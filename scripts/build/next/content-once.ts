import { CHANGED_EARLY } from '#src/lib/changed-early.ts'
import { inlineCall, inlineLiteral } from '#src/lib/inline-script.ts'
import { PAYLOAD_DATA, type PayloadData, payloadMark } from '#src/lib/payload-data.ts'
import { filledElement } from './filled-element.ts'
import { hasMarks } from './frame.ts'
import { inlinePayload, type PayloadPart } from './inline-payload.ts'
import { CHANGING_PART, type WrittenAsRead, writtenAsRead } from './written-as-read.ts'

/** A document in which the same content is found in the markup and in the payload. All texts are byte texts. */
export type SplitDocument = {
  /** What precedes the body. */
  start: string
  /** The body up to the payload. */
  body: string
  /** What follows the payload. */
  end: string
  /** The elements whose content is in the payload too, in their order. */
  elements: ContentElement[]
  payload: PayloadPiece[]
}

/** A document whose payload is read. All texts are byte texts. */
export type OpenDocument = Pick<SplitDocument, 'start' | 'body' | 'end'> & { parts: PayloadPart[] }

/**
 * A page as Next renders it, without its frame, ready to be joined to one. A text if its payload is missing or
 * unfamiliar.
 */
export type UnframedPage = SplitDocument | string

type ContentElement = Pick<WrittenAsRead, 'tagEnd' | 'contentEnd'> & {
  /** The names of the elements around it. */
  within: string[]
  /** The parts of its content that may change before the page is hydrated. */
  changing: string[]
}

/** A text; or a string between two texts, which is the content of an element, or that has marks of the frame. */
type PayloadPiece = string | { before: string; string: number | string; after: string }

/** Strings below this length, in bytes, stay in the payload: a place to read them from takes as much. */
const SHORTEST = 80

/** In the JSON of a payload, such a string would be a reference. */
const REFERENCE = '$'

const CHANGING = [...CHANGED_EARLY.tags, ...CHANGED_EARLY.attributes.map((name) => `[${name}]`)]

/**
 * Reads the payload of a document.
 *
 * @param html a document as Next renders it, as byte text.
 * @returns nothing if the document has no payload, or an unfamiliar one.
 */
export const openDocument = (html: string): OpenDocument | undefined => {
  const payload = inlinePayload(html)
  const bodyStart = html.indexOf('<body')
  if (!payload || bodyStart === -1) return
  const { scripts, parts } = payload
  return {
    start: html.slice(0, bodyStart),
    body: html.slice(bodyStart, scripts[0]?.start),
    end: scripts.map(({ end }, index) => html.slice(end, scripts[index + 1]?.start)).join(''),
    parts,
  }
}

/**
 * Finds in the payload of a document what is its markup too: strings that are the whole content of an element, and that
 * every browser gives back as they are (`written-as-read.ts`).
 */
export const splitDocument = ({ start, body, end, parts }: OpenDocument): SplitDocument => {
  const found = contentIn(body, parts)
  const elements = [...found.values()].sort((a, b) => a.tagEnd - b.tagEnd)
  const numbers = new Map(elements.map((element, number) => [element, number]))
  return {
    ...{ start, body, end },
    elements: elements.map(({ tagEnd, contentEnd, parent, changing }) => ({
      ...{ tagEnd, contentEnd, within: namesUpFrom(parent) },
      changing: changing.map(([from, to]) => body.slice(from, to)),
    })),
    payload: payloadPieces(parts, (part) => numbers.get(found.get(part) as WrittenAsRead)),
  }
}

const namesUpFrom = (element: WrittenAsRead['parent']): string[] =>
  element ? [...namesUpFrom(element.parent), element.tag] : []

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
const contentIn = (body: string, parts: PayloadPart[]): Map<PayloadPart, WrittenAsRead> => {
  const exact = writtenAsRead(body)
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

/**
 * Puts a document together, with its frame, and with its content once: before React reads the payload, a script puts it
 * together again (`read-back.ts`). A content that a browser could give back in any way otherwise than it is because of
 * the frame in it, or before it, is in the payload too.
 *
 * @param fill puts the frame into markup that has marks of it.
 * @param readBack the text of `readBack`.
 */
export const withContentOnce = (
  { start, body, end, elements, payload }: SplitDocument,
  fill: (markup: string) => string,
  readBack: string,
): string => {
  const contents: { text: string; number: number | undefined }[] = []
  const taken: Pick<PayloadData, 'lengths' | 'rendered'> = { lengths: [], rendered: [] }
  const markup: string[] = []
  let place = 0
  let isRegular = true
  const outside = (until: number) => {
    const text = body.slice(place, until)
    const filled = fill(text)
    // The frame in it is not proved.
    if (filled !== text) isRegular = false
    markup.push(filled)
  }
  for (const element of elements) {
    outside(element.tagEnd)
    const unfilled = body.slice(element.tagEnd + 1, element.contentEnd)
    const text = fill(unfilled)
    const proof =
      text === unfilled
        ? { changing: element.changing, isRegular: true }
        : filledElement(
            element.within,
            body.slice(body.lastIndexOf('<', element.tagEnd), element.tagEnd + 1),
            text,
          )
    const isTaken = isRegular && proof.isRegular && proof.changing !== undefined
    const number = isTaken ? taken.rendered.push(proof.changing as string[]) - 1 : undefined
    if (isTaken) taken.lengths.push(Buffer.from(text, 'latin1').toString().length)
    if (!proof.isRegular) isRegular = false
    contents.push({ text, number })
    markup.push(number === undefined ? '>' : payloadMark(number), text)
    place = element.contentEnd
  }
  outside(body.length)
  const parts = joined(
    payload.flatMap((piece): (string | number)[] => {
      if (typeof piece === 'string') return [piece]
      const { before, string, after } = piece
      const content =
        typeof string === 'number' ? contents[string] : { text: fill(string), number: undefined }
      return [before, content?.number ?? JSON.stringify(content?.text), after]
    }),
  )
  const data = inlineLiteral({ parts, ...taken } satisfies PayloadData)
  const script = inlineCall(readBack, CHANGING.join(), CHANGING_PART)
  return [
    ...[start, ...markup],
    `${PAYLOAD_DATA}${data}</script><script>${script}</script>`,
    end,
  ].join('')
}

/** Neighbouring texts become one. */
const joined = <Piece>(pieces: (string | Piece)[]): (string | Piece)[] => {
  const result: (string | Piece)[] = []
  for (const piece of pieces) {
    const last = result.length - 1
    if (typeof piece === 'string' && typeof result[last] === 'string') result[last] += piece
    else result.push(piece)
  }
  return result
}
