import MiniSearch, { type SearchResult } from 'minisearch'
import { CORRECTED_LENGTH, type Correction, nearest, wordMap, wordsWith } from './corrections.ts'
import { FIELDS, KINDS, type Kind, kindOf, type SearchRecord, TEXT_FIELD } from './document.ts'
import {
  firstLetter,
  type SearchIndex,
  searchIndexPath,
  searchPartPath,
  type TermShard,
  type WordShard,
} from './index-file.ts'
import { shardsFor } from './shards.ts'
import { termsIn } from './terms.ts'

/** Reads a file of the index. It rejects if that is not there. */
export type Load = (path: string) => Promise<unknown>

export type Found = {
  /** How many pages have the words. */
  total: number
  /** How many of each kind. */
  kinds: Record<Kind, number>
  /** The best of them, the best first. */
  records: SearchRecord[]
}

type Search = (query: string, wanted: { most: number; kind?: Kind | null }) => Promise<Found>

const KIND_BOOST: Record<Kind, number> = {
  project: 1.3,
  page: 1.2,
  article: 1,
  job: 1,
  unit: 0.9,
}
const STEM_BOOST = 0.8
const CORRECTION_BOOST = 0.6

/** What has been loaded of an index. */
type Loaded = { terms: Map<string, TermShard[string]>; engine: MiniSearch | undefined }

/**
 * The search of a language. It loads what a query needs, each file once.
 *
 * @returns a search; it rejects if a file cannot be loaded, and begins with the index again the next time.
 */
export const openSearch = (locale: string, load: Load): Search => {
  const language = termsIn(locale)
  let index: Promise<SearchIndex> | undefined
  let files = new Map<string, Promise<unknown>>()
  let loaded: Loaded = { terms: new Map(), engine: undefined }

  const part = <T>(name: string): Promise<T> => {
    const known = files.get(name) ?? load(searchPartPath(locale, name))
    files.set(name, known)
    return known as Promise<T>
  }
  const loadTerms = async (beginnings: string[], { terms }: SearchIndex): Promise<void> => {
    const names = new Set(beginnings.flatMap((beginning) => shardsFor(beginning, terms)))
    const wanted = [...names].map((name) => terms[name] as string)
    const shards = await Promise.all(wanted.map((name) => part<TermShard>(name)))
    for (const [term, entry] of shards.flatMap((shard) => Object.entries(shard))) {
      if (loaded.terms.has(term)) continue
      loaded.terms.set(term, entry)
      loaded.engine = undefined
    }
  }
  const has = (beginning: string): boolean =>
    [...loaded.terms.keys()].some((term) => term.startsWith(beginning))

  /** What stands for a term that no page has. */
  const correct = async (term: string, { words }: SearchIndex): Promise<Correction[]> => {
    if (term.length < CORRECTED_LENGTH || /\p{N}/u.test(term)) return []
    const shard = async (names: string[]) =>
      wordMap(await Promise.all(names.map((name) => part<WordShard>(name))))
    const alike = words[firstLetter(term)]
    const near = alike ? nearest(term, await shard([alike]), 1) : []
    if (near.length > 0) return near
    const all = await shard([...new Set(Object.values(words))])
    const parts = language.others(term, (word) => all.has(word))
    if (parts.length > 0) return parts.slice(0, 1).map((part) => ({ term: part, distance: 0 }))
    const within = wordsWith(term, all)
    return within.length > 0 ? within : nearest(term, all)
  }

  const search: Search = async (query, { most, kind = null }) => {
    index ??= load(searchIndexPath(locale)) as Promise<SearchIndex>
    const opened = await index
    const { terms, said } = language.typed(query)
    const typed = [...new Set(terms)]
    await loadTerms(
      typed.flatMap((term) => [term, ...language.stems(term)]),
      opened,
    )
    const queries = await Promise.all(
      typed.map(async (term) => {
        const beginnings = [term, ...language.stems(term)]
        if (beginnings.some(has)) return { combineWith: 'OR' as const, queries: known(beginnings) }
        const corrections = await correct(term, opened)
        await loadTerms(
          corrections.map(({ term }) => term),
          opened,
        )
        return { combineWith: 'OR' as const, queries: corrections.map(corrected) }
      }),
    )
    loaded.engine ??= engineOf(loaded.terms, opened.total)
    const { engine } = loaded
    const combined = (combineWith: 'AND' | 'OR') => engine.search({ combineWith, queries })
    const strict = typed.length > 0 ? combined('AND') : []
    const all = strict.length > 0 || typed.length < 2 ? strict : combined('OR')
    const found = all
      .map(({ id, score, match }) => {
        const isAsked = said !== null && isHomeWith(said, id, match)
        return { id: id as number, score, first: Number(isAsked) }
      })
      .sort((a, b) => b.first - a.first || b.score - a.score || a.id - b.id)
    const kinds = Object.fromEntries(KINDS.map((it) => [it, 0])) as Found['kinds']
    for (const { id } of found) kinds[kindOf(id)] += 1
    const shown = found.filter(({ id }) => kind === null || kindOf(id) === kind).slice(0, most)
    const records = await Promise.all(
      shown.map(async ({ id }) => {
        const name = opened.records[id % opened.records.length] as string
        return (await part<Record<number, SearchRecord>>(name))[id] as SearchRecord
      }),
    )
    return { total: found.length, kinds, records }
  }

  return async (query, wanted) => {
    const used = files
    try {
      return await search(query, wanted)
    } catch (error) {
      // A deploy removes the files that an older index names: then the new index is needed.
      if (files === used) {
        index = undefined
        files = new Map()
        loaded = { terms: new Map(), engine: undefined }
      }
      throw error
    }
  }
}

/** Whether a home has a term in more than its text: parts of a title's word are not in the field of the title. */
const isHomeWith = (term: string, id: number, match: SearchResult['match']): boolean =>
  kindOf(id) === 'unit' && (match[term] ?? []).some((field) => field !== FIELDS[TEXT_FIELD]?.name)

const known = (beginnings: string[]) =>
  beginnings.map((term, at) => ({
    queries: [term],
    prefix: term.length > 1,
    boostTerm: () => (at === 0 ? 1 : STEM_BOOST),
  }))

const corrected = ({ term, distance }: Correction) => ({
  queries: [term],
  prefix: true,
  boostTerm: () => CORRECTION_BOOST / (1 + distance),
})

type Serialized = Parameters<typeof MiniSearch.loadJS>[0]

/** The engine with the terms that have been loaded, as if it had indexed the pages itself. */
const engineOf = (terms: Loaded['terms'], total: number): MiniSearch => {
  const documentIds: Record<string, number> = {}
  const fieldLength: Record<string, number[]> = {}
  const lengths = FIELDS.map(() => 1)
  const index = [...terms].map(([term, entry]): Serialized['index'][number] => [
    term,
    Object.fromEntries(
      entry.map(([field, ...differences]) => {
        let id = 0
        const ids: Record<string, number> = {}
        for (const difference of differences) {
          id += difference
          ids[id] = 1
          documentIds[id] = id
          fieldLength[id] = lengths
        }
        return [field, ids]
      }),
    ),
  ])
  return MiniSearch.loadJS(
    {
      documentCount: total,
      nextId: total,
      documentIds,
      fieldIds: Object.fromEntries(FIELDS.map(({ name }, at) => [name, at])),
      fieldLength,
      averageFieldLength: lengths,
      storedFields: {},
      index,
      serializationVersion: 2,
    },
    {
      fields: FIELDS.map(({ name }) => name),
      tokenize: (text) => [text],
      processTerm: (term) => term,
      searchOptions: {
        boost: Object.fromEntries(FIELDS.map(({ name, boost }) => [name, boost])),
        boostDocument: (id) => KIND_BOOST[kindOf(id as number)],
      },
    },
  )
}
