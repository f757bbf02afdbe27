import { MARK } from './frame-marks.ts'

/**
 * What a page has of its own, beside what Next makes of it. Next renders a mark in place of each of these strings, so
 * that it renders the same for all pages of one shape; the build puts the strings in (`scripts/build/next/fill-page.ts`).
 */
export type PageParts = {
  /** A hash of all that Next renders the page from, but for its path and the strings; null if it cannot be told. */
  shapeHash: string | null
  /** HTML that never changes in the browser. */
  html: string[]
  /** Texts and addresses of the head. */
  values: string[]
}

/** In place of the HTML with this number. */
export const htmlMark = (number: number): string =>
  `${MARK.start}html${MARK.next}${number}${MARK.end}`

/** In place of the text with this number. */
export const textMark = (number: number): string =>
  `${MARK.start}value${MARK.next}${number}${MARK.end}`

/** The same for an address, which Next takes apart and writes again. No site has this address. */
const ADDRESS = { start: 'https://value.invalid/~', end: '~' } as const

export const addressMark = (number: number): string => `${ADDRESS.start}${number}${ADDRESS.end}`

/** How the marks are found in texts that went through `write`; the number is in the first group that matches. */
export const valueMarks = (write: (text: string) => string): RegExp =>
  new RegExp(
    `${write(`${MARK.start}value${MARK.next}`)}(\\d+)${write(MARK.end)}|${ADDRESS.start.replaceAll('.', '\\.')}(\\d+)${ADDRESS.end}`,
    'g',
  )
