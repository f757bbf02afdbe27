/** A shard has at most so many characters, unless it has a single term. */
const MAX_LENGTH = 16_000

/**
 * Cuts sorted terms into shards by their first letters: as many letters as are needed for shards of `MAX_LENGTH`. So a
 * term that comes or grows changes its own shard, or cuts that one in parts, and no other.
 *
 * @param entries the terms, each with its text in the shard.
 * @returns the texts of each shard by the letters with which all of them begin; a term that is no longer than these
 * letters has a shard of its own.
 */
export const shardsOf = (entries: readonly [term: string, text: string][]): Map<string, string[]> =>
  new Map(cut(entries, 1))

const cut = (
  entries: readonly [term: string, text: string][],
  letters: number,
): [string, string[]][] =>
  [...Map.groupBy(entries, ([term]) => beginning(term, letters))].flatMap(
    ([prefix, its]): [string, string[]][] => {
      const length = its.reduce((sum, [, text]) => sum + text.length, 0)
      const isWhole = length <= MAX_LENGTH || its.length === 1
      return isWhole ? [[prefix, its.map(([, text]) => text)]] : cut(its, letters + 1)
    },
  )

const beginning = (term: string, letters: number): string =>
  PAIR.test(term) ? [...term].slice(0, letters).join('') : term.slice(0, letters)

/** A letter of two code units, which must not be cut. */
const PAIR = /[\ud800-\udfff]/

/** A word of a visitor with more than so many shards says too little: it waits for its next letter. */
const MAX_SHARDS = 8

/** The shards that have the terms which begin with some letters. */
export const shardsFor = (prefix: string, shards: Readonly<Record<string, string>>): string[] => {
  const names = Object.keys(shards)
  const within = names.filter((name) => prefix.startsWith(name))
  const longest = Math.max(0, ...within.map((name) => name.length))
  const below = names.filter((name) => name.startsWith(prefix) && name !== prefix)
  return [
    ...within.filter((name) => name.length === longest),
    ...below.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_SHARDS),
  ]
}
