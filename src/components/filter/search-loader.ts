import type { SearchCards, SearchIndex } from '#src/models/whole-site/unit-search.ts'
import { fetchJson } from './fetch-json.ts'
import { type Index, indexUnits } from './filter-units.ts'
import type { FoundCard, SearchState, Wanted } from './search-store.ts'

/**
 * Loads parts of the search data, each once.
 *
 * @param from.address of the index, which names the other files.
 * @param from.ahead the index, which is loaded already.
 * @param from.now what has been loaded so far.
 * @param from.change is told what has come.
 * @returns what loads; it rejects if something cannot be loaded, and begins with the index again the next time.
 */
export const searchLoader = (from: {
  address: string
  ahead: Promise<SearchIndex>
  now: () => SearchState
  change: (next: Partial<SearchState>) => void
}): ((wanted: Wanted) => Promise<void>) => {
  const { address, now, change } = from
  let ahead: Promise<SearchIndex> | undefined = from.ahead
  let index: Promise<SearchIndex> | undefined
  let parts = new Map<string, Promise<unknown>>()

  const once = <T>(path: string): Promise<T> => {
    const known = parts.get(path) ?? fetchJson<T>(path)
    parts.set(path, known)
    return known as Promise<T>
  }
  const open = async (): Promise<SearchIndex> => {
    const asked = ahead ?? fetchJson<SearchIndex>(address)
    ahead = undefined
    const figures = await asked
    change({ index: indexUnits(figures), cards: new Map() })
    return figures
  }
  const loadParts = async (
    files: SearchIndex,
    { words, listed, cards = [] }: Wanted,
  ): Promise<void> => {
    const { cardsAFile, total } = files
    const shown = now().cards
    const missing = new Set(
      cards.filter((at) => at < total && !shown.has(at)).map((at) => Math.floor(at / cardsAFile)),
    )
    const [foundWords, foundDays, ...found] = await Promise.all([
      words ? once<string[]>(files.words) : undefined,
      listed ? once<(number | null)[]>(files.listed) : undefined,
      ...[...missing].map(async (file) => ({
        first: file * cardsAFile,
        ...(await once<SearchCards>(files.cards[file] as string)),
      })),
    ])
    if ((await index) !== files) throw new Error('The homes have changed while they were loaded.')
    const known = now().index as Index
    if (foundWords && !known.words) change({ index: { ...known, words: foundWords } })
    if (foundDays && !known.listed) {
      change({ index: { ...(now().index as Index), listed: foundDays, orders: new Map() } })
    }
    if (found.length > 0) change({ cards: new Map([...now().cards, ...found.flatMap(cardsOf)]) })
  }
  return async (wanted) => {
    index ??= open()
    const used = index
    try {
      await loadParts(await used, wanted)
    } catch (error) {
      // A deploy removes the files that an older index names: then the new index is needed.
      if (index === used) {
        index = undefined
        parts = new Map()
      }
      throw error
    }
  }
}

const cardsOf = ({ first, pictures, units }: SearchCards & { first: number }) =>
  units.map((unit, place): [number, FoundCard] => [
    first + place,
    { ...unit, picture: unit.picture === null ? null : (pictures[unit.picture] ?? null) },
  ])
