import type { Entry } from '#src/cms/types.ts'
import { plainText } from '#src/lib/plain-text.ts'
import { DAY_MS } from '#src/lib/time.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { addressWords } from '../parts/address-words.ts'
import { defined, type UnitCard } from '../parts/cards.ts'
import { setsOf } from './home-sets.ts'
import type { FoundCard, SearchedHomes } from './unit-search.ts'

type Home = {
  entry: Entry<'units'>
  card: UnitCard
  /** The positions of the items of the filter that it matches. */
  matched: number[]
}

/** @param homes those of a project that have a page, in the order of the list. */
export const searchedHomes = (homes: Home[], content: LocaleContent): SearchedHomes => {
  const { options, items } = content.filter.units
  const levels = homes.map(({ entry }) => floorsOf(entry, content).map(({ level }) => level))
  return {
    documentIds: homes.map(({ entry }) => entry.documentId),
    figures: {
      total: homes.length,
      options: options.map(({ key }) =>
        setsOf(homes.map(({ matched }) => matched.filter((at) => items[at]?.option === key))),
      ),
      price: homes.map(({ card }) => card.price),
      area: homes.map(({ card }) => card.area),
      floor: levels.map(([lowest]) => lowest ?? null),
      floorsAbove: levels.map((its) => (its.at(-1) ?? 0) - (its[0] ?? 0)),
    },
    words: homes.map(wordsOf),
    listed: homes.map(({ entry: { listedOn } }) =>
      listedOn === null ? null : Date.parse(listedOn) / DAY_MS,
    ),
  }
}

export const foundCard = (
  entry: Entry<'units'>,
  card: UnitCard,
  content: LocaleContent,
): FoundCard => ({
  ...{ card, number: entry.number },
  floors: floorsOf(entry, content).map(({ title }) => title),
})

const floorsOf = ({ floors }: Entry<'units'>, { byId }: LocaleContent) =>
  defined(floors.map((floor) => byId.floors.get(floor))).toSorted((a, b) => a.level - b.level)

/** Most titles have the number of the home: then the number need not be there a second time. */
const wordsOf = ({ card: { title, project }, entry: { number, slug } }: Home): string => {
  const words = [...(title.includes(number) ? [] : [number]), ...(project ? [project] : [])]
  return plainText([title, ...words, ...addressWords({ title, slug }, words)].join(' '))
}
