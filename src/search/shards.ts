/** A shard has at most so many characters, beside those of a term that is no longer than its name. */
const MAX_LENGTH = 32_000

type Entry = readonly [term: string, text: string]

/**
 * Cuts sorted terms into shards by their first letters. A shard that is too long loses its longest parts by the next
 * letter, and keeps the others, so that shards are few. A term that comes or grows changes its own shard, or cuts that
 * one in parts, and no other.
 *
 * @param entries the terms, each with its text in the shard.
 * @returns the texts of each shard by the letters with which all of them begin. A term is in the shard with the longest
 * of the names with which it begins.
 */
export const shardsOf = (entries: readonly Entry[]): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(entries, ([term]) => beginning(term, 1))].flatMap(([name, its]) =>
      cut(name, its, 2),
    ),
  )

/** @param letters with so many letters, parts of the shard differ. */
const cut = (name: string, entries: readonly Entry[], letters: number): [string, string[]][] => {
  if (entries.length === 1) return [[name, entries.map(([, text]) => text)]]
  const parts = [...Map.groupBy(entries, ([term]) => beginning(term, letters))]
    .filter(([part]) => part !== name)
    .map(([part, its]) => ({ part, its, length: lengthOf(its) }))
    .toSorted((a, b) => b.length - a.length)
  let left = parts.reduce((sum, { length }) => sum + length, 0)
  const without: typeof parts = []
  for (const part of parts) {
    if (left <= MAX_LENGTH) break
    without.push(part)
    left -= part.length
  }
  const gone = new Set(without.flatMap(({ its }) => its))
  const kept = entries.filter((entry) => !gone.has(entry)).map(([, text]) => text)
  return [
    ...(kept.length > 0 ? [[name, kept] as [string, string[]]] : []),
    ...without.flatMap(({ part, its }) => cut(part, its, letters + 1)),
  ]
}

const lengthOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, [, text]) => sum + text.length, 0)

const beginning = (term: string, letters: number): string =>
  PAIR.test(term) ? [...term].slice(0, letters).join('') : term.slice(0, letters)

/** A letter of two code units, which must not be cut. */
const PAIR = /[\ud800-\udfff]/

/** A word of a visitor with more than so many shards says too little: it waits for its next letter. */
const MAX_SHARDS = 8

/** The shards that have the terms which begin with some letters. */
export const shardsFor = (prefix: string, shards: Readonly<Record<string, string>>): string[] => {
  const names = Object.keys(shards)
  const below = names.filter((name) => name.startsWith(prefix) && name !== prefix)
  if (below.length > 0) {
    // A shard of these letters was cut, so a shorter name has none of their terms.
    const own = names.filter((name) => name === prefix)
    const nearest = below.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    return [...own, ...nearest.slice(0, MAX_SHARDS)]
  }
  const within = names.filter((name) => prefix.startsWith(name))
  const longest = Math.max(0, ...within.map((name) => name.length))
  return within.filter((name) => name.length === longest)
}
