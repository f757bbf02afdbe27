import { CHANGED_EARLY } from '#src/lib/changed-early.ts'
import { inlineScript } from '#src/lib/inline-script.ts'
import { type InlinePayload, inlinePayload, type PayloadPart } from './inline-payload.ts'
import { readBack } from './read-back.ts'
import { CHANGING_PART, type WrittenAsRead, writtenAsRead } from './written-as-read.ts'

/** Strings below this length, in bytes, stay in the payload: a place to read them from takes as much. */
const SHORTEST = 80

/** In the JSON of a payload, such a string would be a reference. */
const REFERENCE = '$'

const CHANGING = [...CHANGED_EARLY.tags, ...CHANGED_EARLY.attributes.map((name) => `[${name}]`)]

/**
 * Takes out of the payload of a document what is its markup too: a string that is the whole content of an element.
 * Before React reads the payload, a script puts it together again (`read-back.ts`). A string stays if it is not in the
 * document, or if a browser could give it back in any way otherwise than it is (`written-as-read.ts`).
 *
 * @param html a document as Next renders it, as byte text.
 * @returns nothing if the document has no payload, or an unfamiliar one.
 */
export const withContentOnce = (html: string): string | undefined => {
  const payload = inlinePayload(html)
  const bodyStart = html.indexOf('<body')
  if (!payload || bodyStart === -1) return
  const body = html.slice(bodyStart, payload.scripts[0]?.start)
  const { parts, elements } = withoutContent(payload, body)
  if (elements.length === 0) return html
  const rendered = elements.map(({ changing }) =>
    changing.map(([start, end]) => body.slice(start, end)),
  )
  const script = inlineScript(readBack, parts, rendered, CHANGING.join(), CHANGING_PART)
  return [
    html.slice(0, bodyStart),
    marked(body, elements),
    `<script>${script}</script>`,
    ...payload.scripts.map(({ end }, index) => html.slice(end, payload.scripts[index + 1]?.start)),
  ].join('')
}

/** The payload in texts and numbers of elements, which count in the order of the document. */
const withoutContent = ({ parts }: InlinePayload, body: string) => {
  const exact = writtenAsRead(body, SHORTEST)
  const taken = new Map<PayloadPart, WrittenAsRead>()
  // Of an element and one in it, the outer one has more to save.
  const longestFirst = parts.toSorted((a, b) => b.text.length - a.text.length)
  for (const part of longestFirst) {
    const element = part.html && elementWith(part.html.string, body, exact, [...taken.values()])
    if (element) taken.set(part, element)
  }
  const elements = [...taken.values()].sort((a, b) => a.tagEnd - b.tagEnd)
  const numbers = new Map(elements.map((element, number) => [element, number]))
  const pieces = parts.flatMap((part) => {
    const element = taken.get(part)
    return part.html && element
      ? [part.html.before, numbers.get(element) as number, part.html.after]
      : [part.text]
  })
  return { parts: joined(pieces), elements }
}

/** @returns an element with this content that neither is nor holds a taken one, nor lies in one. */
const elementWith = (
  content: string,
  body: string,
  exact: Map<number, WrittenAsRead>,
  taken: WrittenAsRead[],
): WrittenAsRead | undefined => {
  if (content.length < SHORTEST || content.startsWith(REFERENCE)) return
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
const joined = (pieces: (string | number)[]): (string | number)[] => {
  const result: (string | number)[] = []
  for (const piece of pieces) {
    const last = result.length - 1
    if (typeof piece === 'string' && typeof result[last] === 'string') result[last] += piece
    else result.push(piece)
  }
  return result
}

/** The body with the numbers of the elements at them. */
const marked = (body: string, elements: WrittenAsRead[]): string => {
  const ends = elements.map(({ tagEnd }) => tagEnd)
  const pieces = ends.map(
    (end, number) => `${body.slice(ends[number - 1] ?? 0, end)} data-payload="${number}"`,
  )
  return `${pieces.join('')}${body.slice(ends.at(-1))}`
}
