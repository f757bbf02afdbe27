import { unitSearchPath } from '../addresses/unit-search-path.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { filterItemId, filterMatches } from '../pages/filter.ts'
import { defined, type LocaleCards, type UnitCard } from '../parts/cards.ts'
import type { Picture } from '../parts/media.ts'

/**
 * All homes of a language for the filter in the browser. What a home matches is decided here, so that the
 * browser only compares numbers.
 */
export type UnitSearch = {
  /** Every item of the filter, such as "kind=villa" or "price=1000000..2000000". */
  items: string[]
  /** Each picture once: homes share them. */
  pictures: Picture[]
  /** In the order of the list. */
  units: SearchedUnit[]
}

export type SearchedUnit = Omit<UnitCard, 'picture'> & {
  number: string
  /** Positions in `pictures` and in `items`. */
  picture: number | null
  items: number[]
}

export const unitSearch = (content: LocaleContent, cards: LocaleCards): UnitSearch => {
  const wireItems = content.filter.units.items
  const pictures = new Map<string, { index: number; picture: Picture }>()
  const pictureIndex = (picture: Picture): number => {
    const key = JSON.stringify(picture)
    const index = pictures.get(key)?.index ?? pictures.size
    pictures.set(key, { index, picture })
    return index
  }
  const units = defined(
    content.all.units.map((entry) => {
      const card = cards.unit(entry.documentId)
      if (!card) return undefined
      const matched = filterMatches(entry, wireItems, content)
      return {
        ...card,
        number: entry.number,
        picture: card.picture && pictureIndex(card.picture),
        items: matched.flatMap((matches, index) => (matches ? [index] : [])),
      }
    }),
  )
  return {
    items: wireItems.map(filterItemId),
    pictures: [...pictures.values()].map(({ picture }) => picture),
    units,
  }
}

/** The files to publish, by their paths below the published folder. */
export const searchFiles = (search: Record<string, UnitSearch>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).map(([locale, units]) => [
      unitSearchPath(locale).slice(1),
      JSON.stringify(units),
    ]),
  )
