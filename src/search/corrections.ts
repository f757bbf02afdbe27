import SearchableMap from 'minisearch/SearchableMap'

/** Words of the site in place of one that the site does not have. */
export type Correction = { term: string; distance: number }

/** Shorter words are taken as they are. */
export const CORRECTED_LENGTH = 4
/** Words from this length on may have two mistakes. */
const LONG = 6
const MOST = 3

export const wordMap = (shards: readonly string[]): SearchableMap<true> =>
  SearchableMap.from(
    shards.flatMap((shard) => shard.split(' ').map((word): [string, true] => [word, true])),
  )

/** The nearest words, if any is within a distance that suits the length of the term; two letters that are swapped are one mistake. */
export const nearest = (
  term: string,
  words: SearchableMap<true>,
  most: 1 | 2 = 2,
): Correction[] => {
  const letters = sortedLetters(term)
  const found = [...words.fuzzyGet(term, term.length < LONG ? 1 : 2)]
    .map(([word, [, distance]]) => ({
      term: word,
      distance: sortedLetters(word) === letters ? 1 : distance,
    }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1))
  return found.filter(({ distance }) => distance === found[0]?.distance).slice(0, MOST)
}

const sortedLetters = (word: string): string => [...word].sort().join('')

/** Words that have the term within them, as "Tiefgarage" has "Garage". */
export const wordsWith = (term: string, words: SearchableMap<true>): Correction[] =>
  [...words.keys()]
    .filter((word) => word.includes(term))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map((word) => ({ term: word, distance: 0 }))
