/**
 * Marks in what Next renders. In a page they are the places of the frame's parts, with what the page itself shows in
 * them; in a part, what differs from page to page. The build replaces them all (`scripts/build/next/join-frame.ts`). They are made of
 * characters that Unicode reserves for such use: no text of the CMS has them (`cleanText` in `src/cms/fields.ts`), and
 * neither HTML nor JSON writes them otherwise.
 */
export const MARK = { start: '\ufdd0', next: '\ufdd1', end: '\ufdd2' } as const

/** The kinds of marks, by the first field of each. */
export const MARKS = {
  /** In a page: the name of a part, then names of slots, each with its content. */
  part: 'part',
  /** In a part: the name of a slot. */
  slot: 'slot',
  /** In a part: the address of a link, encoded, as the value of an `aria-current`. */
  current: 'current',
  /**
   * In a part: the name of a slot that has names of entries, separated by spaces; what stands there if none of them is
   * among the following, and names of entries, each with what stands there otherwise.
   */
  choice: 'choice',
} as const

/** In the structured data of a page: where the organisation is. */
export const ORGANISATION_MARK: string = `${MARK.start}organisation${MARK.end}`

/** The fields of a mark between its start and its end; `Piece` is a text, or what becomes one. */
export const mark = <Piece>(kind: keyof typeof MARKS, fields: Piece[]): (Piece | string)[] => [
  MARK.start + kind,
  ...fields.flatMap((field) => [MARK.next, field]),
  MARK.end,
]
