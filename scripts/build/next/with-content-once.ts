import { inlineJson, type Json } from '#src/lib/inline-json.ts'
import { PAYLOAD_DATA, type PayloadData, payloadMark } from '#src/lib/payload-data.ts'
import { lengthOf } from './byte-text.ts'
import { besides, type ContentElement, joined, type UnframedPage } from './content-once.ts'
import { filledElement } from './filled-element.ts'
import type { SharedText } from './shared-text.ts'

/** What a page gets from its language. */
type Surroundings = {
  /** Puts the frame into markup that has marks of it. */
  fill: (markup: string) => string
  shared: SharedText
}

/**
 * Puts a document together, with its frame, and with its content once: before React reads the payload, a script puts it
 * together again (`src/components/router/start-page.ts`). A content that a browser could give back in any way
 * otherwise than it is because of the frame in it, or before it, is in the payload too.
 */
export const withContentOnce = (
  { start, body, end, elements, payload, scripts, entry }: UnframedPage,
  { fill, shared }: Surroundings,
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
    const { text, length, changing, isRegular: staysRegular } = filledContent(body, element, fill)
    if (!staysRegular) isRegular = false
    const isTaken = isRegular && changing !== undefined
    const number = isTaken ? taken.rendered.push(changing) - 1 : undefined
    if (isTaken) taken.lengths.push(length)
    contents.push({ text, number })
    markup.push(number === undefined ? '>' : payloadMark(number), text)
    place = element.contentEnd
  }
  outside(body.length)
  const own = joined(
    payload.flatMap((piece): (string | number)[] => {
      if (typeof piece === 'string') return [piece]
      const { before, string, after } = piece
      const content =
        typeof string === 'number' ? contents[string] : { text: fill(string), number: undefined }
      return [before, content?.number ?? JSON.stringify(content?.text), after]
    }),
  )
  const parts = own.flatMap((part): PayloadData['parts'] =>
    typeof part === 'string' ? shared.copiesIn(part) : [part],
  )
  const data = inlineJson({
    ...{ shared: shared.address, parts, ...taken, scripts },
    ...(entry && { entry: JSON.parse(entry) as Json }),
  } satisfies PayloadData)
  return [start, ...markup, `${PAYLOAD_DATA}${data}</script>`, end].join('')
}

/** The content of an element with the frame in it, and what is proved of it then. */
const filledContent = (body: string, element: ContentElement, fill: (markup: string) => string) => {
  const { holders } = element
  const [first = '', ...others] = besides(body, element)
  const pieces = [first]
  let { length } = element
  let changing: string[] | undefined = []
  let isRegular = true
  let place = 0
  for (const [index, { tagEnd, contentEnd, within, changing: own }] of holders.entries()) {
    const content = fill(body.slice(tagEnd + 1, contentEnd))
    const tag = body.slice(body.lastIndexOf('<', tagEnd), tagEnd + 1)
    const proof = filledElement(within, tag, content)
    if (!proof.isRegular) isRegular = false
    changing =
      proof.changing && changing?.concat(element.changing.slice(place, own[0]), proof.changing)
    place = own[1]
    length += lengthOf(content)
    pieces.push(content, others[index] as string)
  }
  changing = changing?.concat(element.changing.slice(place))
  return { text: pieces.join(''), length, changing, isRegular }
}
