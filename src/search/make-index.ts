import { sha256 } from '#src/lib/hash.ts'
import {
  hashBits,
  idOf,
  nextHash,
  type SearchDocument,
  TEXT_FIELD,
  titleField,
  WORDS_FIELD,
} from './document.ts'
import {
  firstLetter,
  type SearchIndex,
  searchIndexPath,
  searchPartPath,
  type TermShard,
} from './index-file.ts'
import { shardsOf } from './shards.ts'
import { type Terms, termsIn } from './terms.ts'

/** So many records are in a file on average, at most. */
const RECORDS_A_FILE = 24
/** Words that are corrected have only letters, and so many of them at least. */
const CORRECTED = /^\p{L}{4,}$/u
const NAME_LENGTH = 12

/** The ids of the pages that have a term, by the position of the field. */
type Postings = Map<string, number[][]>

/**
 * The index of a language, by the paths of its files below the published folder. The same pages give the same bytes,
 * in whatever order; a page that changes changes the files of its own words and of its own record.
 */
export const searchIndexFiles = (
  documents: readonly SearchDocument[],
  locale: string,
): Record<string, string> => {
  const ids = idsOf(documents)
  const terms = termsIn(locale)
  const postings = postingsOf(ids, terms)
  const files: Record<string, string> = {}
  const named = (text: string): string => {
    const name = sha256(text).slice(0, NAME_LENGTH)
    files[searchPartPath(locale, name).slice(1)] = text
    return name
  }
  const sorted = [...postings.keys()].sort()
  const shards = shardsOf(
    sorted.map((term) => [
      term,
      `${JSON.stringify(term)}:${JSON.stringify(pagesOf(term, postings))}`,
    ]),
  )
  const words = Map.groupBy(
    sorted.filter((term) => CORRECTED.test(term)),
    (term) => firstLetter(term),
  )
  const index: SearchIndex = {
    total: documents.length,
    terms: Object.fromEntries(
      [...shards].map(([prefix, its]) => [prefix, named(`{${its.join()}}`)]),
    ),
    words: Object.fromEntries(
      [...words].map(([letter, its]) => [letter, named(JSON.stringify(its.join(' ')))]),
    ),
    records: recordFiles(documents, ids).map((records) => named(JSON.stringify(records))),
  }
  files[searchIndexPath(locale).slice(1)] = JSON.stringify(index)
  return files
}

/** Each page has an id that no edit changes, unless it has the hash of another one and that one goes. */
const idsOf = (documents: readonly SearchDocument[]): Map<SearchDocument, number> => {
  const taken = new Set<number>()
  const ids = new Map<SearchDocument, number>()
  for (const document of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    let hash = hashBits(sha256(document.key))
    while (taken.has(hash)) hash = nextHash(hash)
    taken.add(hash)
    ids.set(document, idOf(document.record.kind, hash))
  }
  return ids
}

const postingsOf = (ids: Map<SearchDocument, number>, terms: Terms): Postings => {
  const postings: Postings = new Map()
  const note = (term: string, field: number, id: number) => {
    const fields = postings.get(term) ?? []
    if (fields.length === 0) postings.set(term, fields)
    const known = fields[field]
    if (known === undefined) fields[field] = [id]
    else if (known.at(-1) !== id) known.push(id)
  }
  for (const [document, id] of [...ids].sort(([, a], [, b]) => a - b)) {
    const title = terms.of(document.record.title)
    for (const term of title) note(term, titleField(title.length), id)
    for (const term of terms.of(document.words)) note(term, WORDS_FIELD, id)
    for (const term of terms.of(document.text)) note(term, TEXT_FIELD, id)
  }
  const isWord = (term: string) => postings.has(term)
  const others = [...postings].flatMap(([term, fields]) =>
    terms.others(term, isWord).map((other) => ({ other, fields })),
  )
  for (const { other, fields } of others) {
    const known = postings.get(other) ?? []
    const more = (field: number, from: number[][]) =>
      [...new Set([...(known[field] ?? []), ...from.flatMap((ids) => ids ?? [])])].sort(
        (a, b) => a - b,
      )
    const next = [...known]
    const [inText, inTitle] = [fields.slice(TEXT_FIELD), fields.slice(0, TEXT_FIELD)]
    if (inText.some(Boolean)) next[TEXT_FIELD] = more(TEXT_FIELD, inText)
    if (inTitle.some(Boolean)) next[WORDS_FIELD] = more(WORDS_FIELD, inTitle)
    postings.set(other, next)
  }
  return postings
}

const pagesOf = (term: string, postings: Postings): TermShard[string] =>
  (postings.get(term) ?? []).flatMap((ids, field) =>
    ids
      ? [[field, ...ids.map((id, index) => id - (index === 0 ? 0 : (ids[index - 1] as number)))]]
      : [],
  ) as TermShard[string]

/** The records by their ids, in files of about the same size. */
const recordFiles = (
  documents: readonly SearchDocument[],
  ids: Map<SearchDocument, number>,
): object[] => {
  let count = 1
  while (documents.length / count > RECORDS_A_FILE) count *= 2
  const files = Array.from({ length: count }, (): [number, object][] => [])
  for (const [{ record }, id] of ids) files[id % count]?.push([id, record])
  return files.map((records) =>
    Object.fromEntries(records.toSorted(([one], [other]) => one - other)),
  )
}
