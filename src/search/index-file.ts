/**
 * The index of a language as files. Terms are in shards by their first letters, so that a visitor loads those of the
 * typed words alone, and an edit changes those of the edited words alone. All files but the first are named after their
 * content: a tab that has an old first file never takes a new part for the one it means.
 */
export type SearchIndex = {
  /** How many pages there are. */
  total: number
  /** The shards of terms, by the letters with which all their terms begin. */
  terms: Record<string, string>
  /** The words that a misspelt one is compared with, by their first letter; several letters share a file. */
  words: Record<string, string>
  /** The records of the pages: at a position those with that remainder of the id. */
  records: string[]
}

/** A term's pages: for each field its position, the lowest id, and the differences between ids that follow. */
export type TermShard = Record<string, [field: number, ...ids: number[]][]>

/** Words with a space between them. */
export type WordShard = string

/** The letter under which an index names the file with the words that begin like a term. */
export const firstLetter = (term: string): string => String.fromCodePoint(term.codePointAt(0) ?? 0)

/** The path of the file with which the search of a language begins. */
export const searchIndexPath = (locale: string): string => `/data/search.${locale}.json`

/** The path of a file that it names. */
export const searchPartPath = (locale: string, name: string): string =>
  `/data/search.${locale}/${name}.json`
