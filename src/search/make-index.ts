import { sha256 } from '#src/lib/hash.ts'
import { inOrder } from '#src/lib/in-order.ts'
import { memo } from '#src/lib/memo.ts'
import { changedParts, everyPart, type NamedPart, type PartChange } from './changed-parts.ts'
import { type SearchIndex, searchIndexPath, searchPartPath } from './index-file.ts'
import type { EarlierIndex, IndexState } from './index-state.ts'
import { type Letters, openLetters } from './letters.ts'
import {
  addPostings,
  changedPostings,
  isChange,
  joinedPostings,
  type PostingsChange,
  postingsText,
  readPostings,
} from './postings.ts'
import { changedRecords, recordFiles } from './records.ts'
import { type Terms, termsIn } from './terms.ts'
import { changedWords } from './words.ts'

const NAME_LENGTH = 12

export type MadeIndex = {
  /** The hashes of all files, by their paths below the published folder. */
  files: Record<string, string>
  /** By their hashes the texts of files and of the state that the earlier index did not have. */
  texts: ReadonlyMap<string, string>
  state: IndexState
}

/**
 * The index of a language. The same pages give the same bytes, in whatever parts and order; a page that changes changes
 * the files of its own words and of its own record. With an earlier index, what it has of all other parts is not read.
 */
export const makeIndex = (
  parts: readonly NamedPart[],
  locale: string,
  earlier?: EarlierIndex,
): MadeIndex => {
  const changes = earlier && changedParts(parts, earlier)
  return changes && hasRoom(changes, earlier.state)
    ? indexAfter(changes, locale, earlier)
    : indexAfter(everyPart(parts), locale, { state: NOTHING, text: nothing })
}

/** Whether the records stay in as many files. */
const hasRoom = (changes: readonly PartChange[], { parts, records }: IndexState): boolean => {
  const before = Object.values(parts).reduce((sum, { ids }) => sum + ids.length, 0)
  const more = changes.map(({ old, now }) => now.ids.length - (old?.ids.length ?? 0))
  return recordFiles(more.reduce((sum, it) => sum + it, before)) === records.length
}

const NOTHING: IndexState = { parts: {}, letters: {}, words: {}, records: [] }

const nothing = (): never => {
  throw new Error('A new index has no texts of an earlier one.')
}

const indexAfter = (
  changes: readonly PartChange[],
  locale: string,
  { state, text }: Omit<EarlierIndex, 'part'>,
): MadeIndex => {
  const texts = new Map<string, string>()
  const keep = (made: string): string => {
    const hash = sha256(made)
    texts.set(hash, made)
    return hash
  }
  const letters = openLetters(state.letters, { text, keep })
  const { come, gone } = changeTerms(changes, letters, termsIn(locale))
  const kept = new Map(Object.entries(state.parts))
  for (const { name, version, now } of changes) {
    if (version === undefined) kept.delete(name)
    else kept.set(name, { version, ids: now.ids })
  }
  const next: IndexState = {
    parts: inOrder(kept),
    letters: letters.kept(),
    words: changedWords(state.words, { come, gone }, { text, keep }),
    records: changedRecords(state.records, changes, { text, keep }),
  }
  const files: Record<string, string> = {}
  const named = (hash: string): string => {
    const name = hash.slice(0, NAME_LENGTH)
    files[searchPartPath(locale, name).slice(1)] = hash
    return name
  }
  const namesOf = (hashes: Record<string, string>) =>
    Object.fromEntries(Object.entries(hashes).map(([key, hash]) => [key, named(hash)]))
  const index: SearchIndex = {
    total: Object.values(next.parts).reduce((sum, { ids }) => sum + ids.length, 0),
    terms: Object.assign({}, ...Object.values(next.letters).map(({ shards }) => namesOf(shards))),
    words: namesOf(next.words),
    records: next.records.map(named),
  }
  files[searchIndexPath(locale).slice(1)] = keep(JSON.stringify(index))
  return { files, texts, state: next }
}

/**
 * Changes the postings of terms, and of those under which their pages are found besides.
 *
 * @returns which terms came and went.
 */
const changeTerms = (
  changes: readonly PartChange[],
  letters: Letters,
  terms: Terms,
): { come: Set<string>; gone: Set<string> } => {
  const come = new Set<string>()
  const gone = new Set<string>()
  const postings = postingsChanges(changes)
  if (postings.length === 0) return { come, gone }
  const ownBefore: ReadonlySet<string> = new Set(terms.findsOthers ? letters.ownTerms() : [])
  const ownNow = new Set(ownBefore)
  const changed = new Set<string>()
  for (const [term, change] of postings) {
    const before = letters.get('own', term)
    const now = postingsText(changedPostings(before, change))
    if (now === before) continue
    letters.set('own', term, now)
    changed.add(term)
    if (now === undefined) ownNow.delete(term)
    else ownNow.add(term)
  }
  const sources = sourcesOf(ownNow, terms)
  const hasSameTerms = ownNow.symmetricDifference(ownBefore).size === 0
  const sourcesBefore = hasSameTerms ? sources : sourcesOf(ownBefore, terms)
  const isOther = (term: string) => {
    const [was, is] = [sourcesBefore.get(term) ?? [], sources.get(term) ?? []]
    return (
      is.some((it) => changed.has(it)) ||
      is.length !== was.length ||
      !is.every((it) => was.includes(it))
    )
  }
  const others = [...new Set([...sourcesBefore.keys(), ...sources.keys()])].filter(isOther)
  const postingsOf = memo((term) => readPostings(letters.get('own', term) ?? '[]'))
  for (const term of new Set([...changed, ...others])) {
    const before = letters.get('all', term)
    const from = sources.get(term) ?? []
    const now =
      from.length === 0
        ? letters.get('own', term)
        : postingsText(joinedPostings(postingsOf(term), from.map(postingsOf)))
    if (now === before) continue
    letters.set('all', term, now)
    if (before === undefined) come.add(term)
    if (now === undefined) gone.add(term)
  }
  return { come, gone }
}

/** What becomes another one of the postings of each term. */
const postingsChanges = (changes: readonly PartChange[]): [string, PostingsChange][] => {
  const all = new Map<string, PostingsChange>()
  const of = (term: string): PostingsChange => {
    const known = all.get(term) ?? { gone: [], come: [] }
    all.set(term, known)
    return known
  }
  for (const { old, now } of changes) {
    for (const [term, fields] of Object.entries(old?.part.terms ?? {})) {
      addPostings(of(term).gone, fields, old?.ids ?? [])
    }
    for (const [term, fields] of Object.entries(now.part.terms)) {
      addPostings(of(term).come, fields, now.ids)
    }
  }
  return [...all].filter(([, change]) => isChange(change))
}

/** For each term under which the pages of others are found, these others. */
const sourcesOf = (own: ReadonlySet<string>, terms: Terms): Map<string, string[]> => {
  const sources = new Map<string, string[]>()
  if (!terms.findsOthers) return sources
  for (const term of own) {
    for (const other of terms.others(term, (it) => own.has(it))) {
      const known = sources.get(other)
      if (known) known.push(term)
      else sources.set(other, [term])
    }
  }
  return sources
}
