import { MARK, MARKS } from '#src/models/pages/frame-marks.ts'
import type { RenderedFrame } from '#src/models/whole-site/frame.ts'
import { byteText } from './byte-text.ts'
import type { SharedText } from './shared-text.ts'

/** The frame of a language as the build joins it to pages. All texts are byte texts. */
export type Frame = {
  /** The address of the main page. */
  home: string
  /** The owner of the site, as JSON. */
  organisation: string
  /** What the payloads of its pages share. */
  shared: SharedText
  parts: Map<string, Piece[]>
}

/** A piece of a part: a text, or what each page has in its own way. */
export type Piece =
  | string
  | { kind: 'slot'; slot: string }
  | { kind: 'current'; hrefs: string[] }
  | { kind: 'choice'; slot: string; otherwise: string; byName: Map<string, string> }

const [START, NEXT, END] = [MARK.start, MARK.next, MARK.end].map(byteText) as [
  string,
  string,
  string,
]

/** The attribute before the mark of its value, up to the value: without a value there is no attribute. */
const CURRENT = ' aria-current="'

/**
 * Splits a text at its marks: texts, and between them the fields of marks, of which the first is the kind.
 *
 * @param text as byte text.
 * @throws FrameError
 */
export const splitAtMarks = (text: string): (string | string[])[] =>
  text.split(START).flatMap((piece, index) => {
    if (index === 0) return [piece]
    const end = piece.indexOf(END)
    if (end === -1) throw new FrameError('a mark of a frame does not end')
    return [piece.slice(0, end).split(NEXT), piece.slice(end + END.length)]
  })

/** Where a part of a text has marks: where each starts. */
export const placesOfMarks = (text: string, from: number, to: number): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(START, from); at !== -1 && at < to; ) {
    places.push(at)
    at = text.indexOf(START, at + 1)
  }
  return places
}

/** Whether a text has marks. */
export const hasMarks = (text: string): boolean => text.includes(START)

export const frameOf = ({
  parts,
  shared,
  ...rest
}: RenderedFrame & Pick<Frame, 'shared'> & { home: string; organisation: object }): Frame => ({
  shared,
  home: byteText(rest.home),
  organisation: byteText(JSON.stringify(rest.organisation).replaceAll('<', '\\u003c')),
  parts: new Map(
    Object.entries(parts).map(([name, html]) => [name, piecesOf(splitAtMarks(byteText(html)))]),
  ),
})

const piecesOf = (split: (string | string[])[]): Piece[] => {
  const pieces: Piece[] = []
  let cut = 0
  for (const [index, piece] of split.entries()) {
    if (typeof piece === 'string') {
      const isCurrent = split[index + 1]?.[0] === MARKS.current
      if (isCurrent && !piece.endsWith(CURRENT)) throw new FrameError('a link is marked otherwise')
      pieces.push(piece.slice(cut, isCurrent ? -CURRENT.length : undefined))
      cut = 0
      continue
    }
    const [kind, first = '', ...fields] = piece
    if (kind === MARKS.slot) pieces.push({ kind, slot: first })
    else if (kind === MARKS.current) {
      pieces.push({ kind, hrefs: [first, ...fields].map(decodeURIComponent).map(byteText) })
      // The quote that ends the value.
      cut = 1
    } else if (kind === MARKS.choice) {
      const [otherwise = '', ...choices] = fields
      pieces.push({ kind, slot: first, otherwise, byName: pairs(choices) })
    } else throw new FrameError(`a part has the mark "${kind}"`)
  }
  return pieces
}

/** Names and values in turn. */
export const pairs = (fields: string[]): Map<string, string> =>
  new Map(
    Array.from({ length: fields.length / 2 }, (_, index) => [
      fields[2 * index] as string,
      fields[2 * index + 1] as string,
    ]),
  )

/** The components and the build do not understand each other: one of them was changed alone. */
export class FrameError extends Error {
  override name = 'FrameError'
  constructor(found: string) {
    super(
      `The frame cannot be joined to a page: ${found}. Look at src/components/frame and scripts/build/next/frame.ts.`,
    )
  }
}
