import { FIELDS, TEXT_FIELD, WORDS_FIELD } from './document.ts'
import type { TermShard } from './index-file.ts'
import type { IndexPart } from './index-part.ts'

/** The ids of the pages that have a term, by the position of the field. */
export type Postings = number[][]

/** What an edit adds to the postings of a term, and what it takes from them. */
export type PostingsChange = { gone: Postings; come: Postings }

/** The length of a list from which on a typed array sorts it sooner. */
const MANY = 16

/** Numbers of up to 32 bits. Many of them are sorted by a typed array, which calls nothing for each pair. */
const ascending = (ids: number[]): number[] =>
  ids.length > MANY ? Array.from(Uint32Array.from(ids).sort()) : ids.sort((a, b) => a - b)

/**
 * Adds what a part of an index says of a term.
 *
 * @param ids those of the pages of the part.
 */
export const addPostings = (
  to: Postings,
  fields: IndexPart['terms'][string],
  ids: readonly number[],
): void => {
  for (const pages of fields) {
    const [field] = pages
    const all = to[field] ?? []
    to[field] = all
    // By index, since there are a hundred thousand: rest parameters and iterators take five times as long.
    for (let at = 1; at < pages.length; at += 1) all.push(ids[pages[at] as number] as number)
  }
}

/** Whether other pages come than go. */
export const isChange = ({ gone, come }: PostingsChange): boolean => {
  const textOf = (postings: Postings) => postingsText(postings.map((ids) => ascending([...ids])))
  return gone.length === 0 || textOf(gone) !== textOf(come)
}

/** @param text the postings before, as `postingsText` has them; undefined if there were none. */
export const changedPostings = (
  text: string | undefined,
  { gone, come }: PostingsChange,
): Postings => {
  const before = text === undefined ? [] : readPostings(text)
  return FIELDS.map((_, field) => {
    const less = new Set(gone[field])
    const left = (before[field] ?? []).filter((id) => !less.has(id))
    return come[field] ? ascending(left.concat(come[field])) : left
  })
}

/** The postings of a term that is also a part of others: who searches for it finds their pages too. */
export const joinedPostings = (own: Postings, others: readonly Postings[]): Postings => {
  const joined = [...own]
  const add = (field: number, from: Postings) => {
    const more = from.flatMap((ids) => ids ?? [])
    if (more.length > 0)
      joined[field] = ascending([...new Set([...(joined[field] ?? []), ...more])])
  }
  for (const other of others) {
    add(TEXT_FIELD, other.slice(TEXT_FIELD))
    add(WORDS_FIELD, other.slice(0, TEXT_FIELD))
  }
  return joined
}

/** The text of a value of `TermShard`; undefined if no page has the term. */
export const postingsText = (postings: Postings): string | undefined => {
  const fields = postings.flatMap((ids, field) =>
    ids && ids.length > 0 ? [differences(field, ids)] : [],
  )
  return fields.length > 0 ? JSON.stringify(fields) : undefined
}

/** The field, the first id, and by how much each of the others is larger than the one before it. */
const differences = (field: number, ids: number[]): TermShard[string][number] => {
  const found: [number, ...number[]] = [field]
  let last = 0
  for (const id of ids) {
    found.push(id - last)
    last = id
  }
  return found
}

export const readPostings = (text: string): Postings => {
  const postings: Postings = []
  for (const [field, ...steps] of JSON.parse(text) as TermShard[string]) {
    let last = 0
    postings[field] = steps.map((step) => {
      last += step
      return last
    })
  }
  return postings
}
