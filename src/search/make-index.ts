import { sha256 } from '#src/lib/hash.ts'
import { idOf, nextHash, TEXT_FIELD, WORDS_FIELD } from './document.ts'
import {
  firstLetter,
  type SearchIndex,
  searchIndexPath,
  searchPartPath,
  type TermShard,
} from './index-file.ts'
import type { IndexPart } from './index-part.ts'
import { shardsOf } from './shards.ts'
import { type Terms, termsIn } from './terms.ts'

/** So many records are in a file on average, at most. */
const RECORDS_A_FILE = 128
/** The words are in at most so many files: a word that is like none of its own file needs all of them. */
const WORD_FILES = 8
/** Words that are corrected have only letters, and so many of them at least. */
const CORRECTED = /^\p{L}{4,}$/u
const NAME_LENGTH = 12
/** The length of a list from which on a typed array sorts it sooner. */
const MANY = 16

/** The ids of the pages that have a term, by the position of the field. */
type Postings = Map<string, number[][]>

/**
 * The index of a language, by the paths of its files below the published folder. The same pages give the same bytes,
 * in whatever parts and order; a page that changes changes the files of its own words and of its own record.
 */
export const searchIndexFiles = (
  parts: readonly IndexPart[],
  locale: string,
): Record<string, string> => {
  const ids = idsOf(parts)
  const postings = postingsOf(parts, ids, termsIn(locale))
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
    (term) => (term.codePointAt(0) as number) % WORD_FILES,
  )
  const index: SearchIndex = {
    total: ids.size,
    terms: Object.fromEntries(
      [...shards].map(([prefix, its]) => [prefix, named(`{${its.join()}}`)]),
    ),
    words: Object.fromEntries(
      [...words.values()].flatMap((its) => {
        const name = named(JSON.stringify(its.join(' ')))
        return its.map((term) => [firstLetter(term), name])
      }),
    ),
    records: recordFiles(ids).map(named),
  }
  files[searchIndexPath(locale).slice(1)] = JSON.stringify(index)
  return files
}

type IndexedPage = IndexPart['pages'][number]

/** Each page has an id that no edit changes, unless it has the hash of another one and that one goes. */
const idsOf = (parts: readonly IndexPart[]): Map<IndexedPage, number> => {
  const taken = new Set<number>()
  const ids = new Map<IndexedPage, number>()
  const pages = parts.flatMap(({ pages }) => pages)
  for (const page of pages.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    let { hash } = page
    while (taken.has(hash)) hash = nextHash(hash)
    taken.add(hash)
    ids.set(page, idOf(page.kind, hash))
  }
  return ids
}

const postingsOf = (
  parts: readonly IndexPart[],
  ids: ReadonlyMap<IndexedPage, number>,
  terms: Terms,
): Postings => {
  const postings: Postings = new Map()
  for (const part of parts) {
    const own = part.pages.map((page) => ids.get(page) as number)
    for (const [term, fields] of Object.entries(part.terms)) {
      const known = postings.get(term) ?? []
      if (known.length === 0) postings.set(term, known)
      for (const pages of fields) {
        const [field] = pages
        const all = known[field] ?? []
        known[field] = all
        // By index, since there are a hundred thousand: rest parameters and iterators take five times as long.
        for (let at = 1; at < pages.length; at += 1) all.push(own[pages[at] as number] as number)
      }
    }
  }
  for (const [term, fields] of postings) postings.set(term, fields.map(ascending))
  const isWord = (term: string) => postings.has(term)
  const others = [...postings].flatMap(([term, fields]) =>
    terms.others(term, isWord).map((other) => ({ other, fields })),
  )
  for (const { other, fields } of others) {
    const known = postings.get(other) ?? []
    const more = (field: number, from: number[][]) =>
      ascending([...new Set([...(known[field] ?? []), ...from.flatMap((ids) => ids ?? [])])])
    const next = [...known]
    const [inText, inTitle] = [fields.slice(TEXT_FIELD), fields.slice(0, TEXT_FIELD)]
    if (inText.some(Boolean)) next[TEXT_FIELD] = more(TEXT_FIELD, inText)
    if (inTitle.some(Boolean)) next[WORDS_FIELD] = more(WORDS_FIELD, inTitle)
    postings.set(other, next)
  }
  return postings
}

/** Numbers of up to 32 bits. Many of them are sorted by a typed array, which calls nothing for each pair. */
const ascending = (ids: number[]): number[] =>
  ids.length > MANY ? Array.from(Uint32Array.from(ids).sort()) : ids.sort((a, b) => a - b)

const pagesOf = (term: string, postings: Postings): TermShard[string] =>
  (postings.get(term) ?? []).flatMap((ids, field) => (ids ? [differences(field, ids)] : []))

/** The field, the first id, and by how much each of the others is larger than the one before it. */
const differences = (field: number, ids: number[]): [number, ...number[]] => {
  const found: [number, ...number[]] = [field]
  let last = 0
  for (const id of ids) {
    found.push(id - last)
    last = id
  }
  return found
}

/** The records by their ids as texts of JSON, in files of about the same size. */
const recordFiles = (ids: ReadonlyMap<IndexedPage, number>): string[] => {
  let count = 1
  while (ids.size / count > RECORDS_A_FILE) count *= 2
  const files = Array.from({ length: count }, (): [number, string][] => [])
  for (const [{ record }, id] of ids) files[id % count]?.push([id, record])
  return files.map((records) => {
    const sorted = records.sort(([one], [other]) => one - other)
    return `{${sorted.map(([id, record]) => `"${id}":${record}`).join()}}`
  })
}
