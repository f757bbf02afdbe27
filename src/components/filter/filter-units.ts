import { plainText } from '#src/lib/plain-text.ts'
import type { RangedKey, SortKey } from '#src/models/parts/unit-filter.ts'
import type { UnitFigures } from '#src/models/whole-site/unit-search.ts'
import { type FilterChoice, optionOf } from './filter-choice.ts'
import {
  add,
  both,
  countOf,
  either,
  everyHome,
  type Homes,
  has,
  noHomes,
  positionsOf,
} from './home-set.ts'
import { type NumberRange, rangeOf } from './number-range.ts'

/** An option of the filter: any of its chosen items will do, but every one of a toggle must be there. */
export type FilterOption = {
  key: string
  control: 'choice' | 'range' | 'toggle'
  items: string[]
}

/** All homes, prepared for any number of changes of the filter. */
export type Index = {
  figures: UnitFigures
  has: Map<string, Homes>
  everything: Homes
  /** What has been loaded besides: `words` is what a text is looked for in, `listed` what the newest go by. */
  words?: string[]
  listed?: (number | null)[]
  /** Positions in each order that was asked for. */
  orders: Map<SortKey, number[]>
}

/** Prepares the search once; each change of the filter is then a pass over bits. */
export const indexUnits = (figures: UnitFigures): Index => {
  const rows = figures.items.map(() => noHomes(figures.total))
  for (const { sets, homes } of figures.options) {
    homes.forEach((set, position) => {
      for (const item of sets[set] as number[]) add(rows[item] as Homes, position)
    })
  }
  return {
    figures,
    has: new Map(figures.items.map((item, index) => [item, rows[index] as Homes])),
    everything: everyHome(figures.total),
    orders: new Map(),
  }
}

/** Whether what a choice needs besides the figures has been loaded. */
export const suffices = (index: Index, needed: { words: boolean; listed: boolean }): boolean =>
  !(needed.words && !index.words) && !(needed.listed && !index.listed)

/** Positions of the homes that have all that is chosen, in the order that is chosen. */
export const findUnits = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): number[] => {
  const { worded, passing } = sift(index, options, choice)
  const found = passing.reduce(both, worded)
  if (choice.sort === null) return positionsOf(found)
  return ordered(index, choice.sort).filter((at) => has(found, at))
}

/** How many homes each item would find together with the choices under the other options. */
export const countItems = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): Record<string, number> => {
  const { worded, passing } = sift(index, options, choice)
  const found = passing.reduce(both, worded)
  const counts: Record<string, number> = {}
  options.forEach(({ control, items }, position) => {
    // Under a toggle an item comes on top of those chosen; under the others in place of them.
    const others = passing.filter((_, at) => at !== position)
    const open = control === 'toggle' ? found : others.reduce(both, worded)
    for (const item of items) counts[item] = countOf(both(open, rowOf(index, item)))
  })
  return counts
}

/** The homes that have the words, and for each option those that have what is chosen under it. */
const sift = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): { worded: Homes; passing: Homes[] } => {
  const chosen = new Set(choice.items)
  const entered = choice.items.filter((item) => !index.has.has(item))
  const passing = options.map(({ key, control, items }) => {
    const rows = [
      ...items.filter((item) => chosen.has(item)).map((item) => rowOf(index, item)),
      ...entered.filter((item) => optionOf(item) === key).map((item) => withinRange(index, item)),
    ]
    if (rows.length === 0) return index.everything
    return rows.reduce(control === 'toggle' ? both : either)
  })
  const worded = withWords(index.words, plainText(choice.text.trim())) ?? index.everything
  return { worded, passing }
}

const rowOf = ({ has, figures }: Index, item: string): Homes =>
  has.get(item) ?? noHomes(figures.total)

/** The homes in a range that a visitor entered, its ends among them. */
const withinRange = ({ figures }: Index, item: string): Homes => {
  const homes = noHomes(figures.total)
  const range = rangeOf(item)
  if (range === null) return homes
  const { price, area, floor, floorsAbove } = figures
  const ends: Record<RangedKey, (number | null)[]> = { price, area, floor }
  const option = optionOf(item)
  const values = isKeyOf(ends, option) ? ends[option] : []
  for (let at = 0; at < figures.total; at++) {
    const low = values[at] ?? null
    const above = option === 'floor' ? (floorsAbove[at] ?? 0) : 0
    if (low !== null && meets(range, low, low + above)) add(homes, at)
  }
  return homes
}

const isKeyOf = <T extends object>(all: T, key: PropertyKey): key is keyof T => key in all

const meets = ({ min, max }: NumberRange, low: number, high: number): boolean =>
  (min === null || high >= min) && (max === null || low <= max)

/** The homes whose words hold each word of a text, in whatever order; undefined for no text. */
const withWords = (words: string[] = [], text: string): Homes | undefined => {
  if (text === '') return undefined
  const typed = text.split(/\s+/)
  const homes = noHomes(words.length)
  words.forEach((word, position) => {
    if (typed.every((part) => word.includes(part))) add(homes, position)
  })
  return homes
}

/** All homes in an order; those that do not say what it goes by come last, whichever way it goes. */
const ordered = (index: Index, sort: SortKey): number[] => {
  const known = index.orders.get(sort)
  if (known) return known
  const values = valuesOf(index, sort)
  const way = sort.endsWith('Up') ? 1 : -1
  const said = (at: number) => (values[at] ?? null) !== null
  const all = Array.from({ length: index.figures.total }, (_, at) => at)
  const sorted = [
    ...all
      .filter(said)
      .sort((a, b) => way * ((values[a] as number) - (values[b] as number)) || a - b),
    ...all.filter((at) => !said(at)),
  ]
  index.orders.set(sort, sorted)
  return sorted
}

const valuesOf = ({ figures, listed = [] }: Index, sort: SortKey): (number | null)[] => {
  const { price, area, floor, floorsAbove } = figures
  switch (sort) {
    case 'priceUp':
    case 'priceDown':
      return price
    case 'areaUp':
    case 'areaDown':
      return area
    case 'floorUp':
      return floor
    case 'floorDown':
      return floor.map((low, at) => (low !== null ? low + (floorsAbove[at] ?? 0) : null))
    case 'newest':
      return listed
  }
}
