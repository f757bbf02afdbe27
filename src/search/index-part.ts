import { sha256 } from '#src/lib/hash.ts'
import {
  hashBits,
  type Kind,
  type SearchDocument,
  TEXT_FIELD,
  titleField,
  WORDS_FIELD,
} from './document.ts'
import type { Terms } from './terms.ts'

/**
 * What some pages contribute to the index of their language, whichever others there are: such as the homes of a project.
 * Pages are named by their position in `pages`.
 */
export type IndexPart = {
  /** `hash` is what the id of a page is made of, `record` the JSON of its `SearchRecord`. */
  pages: { key: string; kind: Kind; hash: number; record: string }[]
  /** For each term its fields, each with its pages, the first position first. */
  terms: Record<string, [field: number, ...pages: number[]][]>
}

export const indexPart = (documents: readonly SearchDocument[], terms: Terms): IndexPart => {
  const found = new Map<string, [number, ...number[]][]>()
  const note = (term: string, field: number, page: number) => {
    const fields = found.get(term) ?? []
    found.set(term, fields)
    const known = fields.find(([its]) => its === field)
    if (!known) fields.push([field, page])
    else if (known.at(-1) !== page) known.push(page)
  }
  for (const [page, { record, words, text }] of documents.entries()) {
    const title = terms.of(record.title)
    for (const term of title) note(term, titleField(title.length), page)
    for (const term of terms.of(words)) note(term, WORDS_FIELD, page)
    for (const term of terms.of(text)) note(term, TEXT_FIELD, page)
  }
  return {
    pages: documents.map(({ key, record }) => ({
      key,
      kind: record.kind,
      hash: hashBits(sha256(key)),
      record: JSON.stringify(record),
    })),
    terms: Object.fromEntries(found),
  }
}
