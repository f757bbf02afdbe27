import { STATIC_FILES } from '#src/lib/next-files.ts'
import type { PayloadCopy } from '#src/lib/payload-data.ts'
import { byteText, lengthOf } from './byte-text.ts'
import type { UnframedPage } from './content-once.ts'

/** The text that the payloads of a language share, as their documents use it. */
export type SharedText = {
  address: string
  /** What a text has in common with the shared one, as copies, and between them what it has of its own. */
  copiesIn: (text: string) => (string | PayloadCopy)[]
}

/** Texts are compared piece by piece: a comma or the end of a line ends a piece. */
const PIECES = /[^,\n]*[,\n]|[^,\n]+$/g

/** Copies of fewer characters take as much as the text. */
const SHORTEST = 28

/** In a name, so much of a hash is enough. */
const HASH_LENGTH = 16

/** The file of the text, in the output, by the hash of all that the frame of the language depends on. */
export const sharedTextFile = (frameHash: string): string =>
  `${STATIC_FILES}/payload/${frameHash.slice(0, HASH_LENGTH)}.txt`

/**
 * The text that the payloads of a language share: that of the page at the route of its frame, which has nothing of its
 * own, without the HTML that is in its markup too.
 */
export const sharedTextOf = ({ payload }: Pick<UnframedPage, 'payload'>): string => {
  const texts = payload.map((piece) =>
    typeof piece === 'string' ? piece : piece.before + piece.after,
  )
  return Buffer.from(texts.join(''), 'latin1').toString()
}

/** Cuts the text into pieces, to find them in other texts; those are byte texts. */
export const sharedText = (text: string, address: string): SharedText => {
  const pieces = byteText(text).match(PIECES) ?? []
  const starts = [0]
  const placesOf = new Map<string, number[]>()
  for (const [place, piece] of pieces.entries()) {
    starts.push((starts[place] as number) + lengthOf(piece))
    const places = placesOf.get(piece)
    if (places) places.push(place)
    else placesOf.set(piece, [place])
  }
  /** Where pieces are that a text has from one on: the first place after the last copy, or else the first one. */
  const runAt = (own: string[], from: number, after: number) => {
    const places = placesOf.get(own[from] as string)
    const first = places?.find((place) => place >= after) ?? places?.[0]
    if (first === undefined) return
    let count = 1
    while (from + count < own.length && own[from + count] === pieces[first + count]) count += 1
    const [start, end] = [starts[first], starts[first + count]] as [number, number]
    return { count, end: first + count, copy: [start, end - start] satisfies PayloadCopy }
  }
  return {
    address,
    copiesIn: (other) => {
      const own = other.match(PIECES) ?? []
      const parts: (string | PayloadCopy)[] = []
      let after = 0
      let kept = ''
      for (let place = 0; place < own.length; ) {
        const run = runAt(own, place, after)
        if (!run || run.copy[1] < SHORTEST) {
          kept += own[place]
          place += 1
          continue
        }
        if (kept) parts.push(kept)
        kept = ''
        parts.push(run.copy)
        place += run.count
        after = run.end
      }
      if (kept) parts.push(kept)
      return parts
    },
  }
}
