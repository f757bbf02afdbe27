import type { IndexPart } from './index-part.ts'

/** What the next index of a language is made of. Texts are named by their hashes. */
export type IndexState = {
  /** Of each part its version, and the ids of its pages, by its name. */
  parts: Record<string, { version: string; ids: number[] }>
  /** The terms by their first letters. */
  letters: Record<string, Letter>
  /** The words that a misspelt one is compared with, by their first letter; several letters share a text. */
  words: Record<string, string>
  /** The records of the pages: at a position those with that remainder of the id. */
  records: string[]
}

/** What is kept of the terms that begin with one letter. */
export type Letter = {
  /** The terms with the postings of their own pages. */
  own: string
  /** The terms with those of the pages that are found under them besides. */
  all: string
  /** The shards that are published of them, by the letters with which all their terms begin. */
  shards: Record<string, string>
}

/** Where texts come from, and where new ones go. */
export type Texts = { text: (hash: string) => string; keep: (text: string) => string }

/** An index that was made before. */
export type EarlierIndex = Pick<Texts, 'text'> & {
  state: IndexState
  /** A part as it was, if it is still known. */
  part: (name: string, version: string) => IndexPart | undefined
}

/** The names of the texts that a state needs besides those of published files. */
export const textsOfIndex = ({ letters }: IndexState): string[] =>
  Object.values(letters).flatMap(({ own, all }) => [own, all])
