import { type Pagination, paginate } from '#src/models/addresses/pagination.ts'
import { ITEMS_PER_PAGE, TABLE_ROWS, VISIBLE_PAGES } from '#src/site/site-config.ts'
import { type FilterChoice, withItems } from './filter-choice.ts'
import { type FilterOption, findUnits, type Index } from './filter-units.ts'
import { has } from './home-set.ts'

/** The homes that a choice finds, by their positions in the list. */
export type FoundHomes = {
  units: number[]
  /** If nothing was found: each choice with one thing less that finds homes, and how many. */
  without: { item: string | null; choice: FilterChoice; count: number }[]
  /** If nothing was found: some homes that lack one thing only. */
  nearest: number[]
}

/** One page of the homes found. */
export type FoundPage = {
  choice: FilterChoice
  found: FoundHomes
  pagination: Pagination
  /** Of the homes on it. */
  positions: number[]
}

/** The item of homes that can be had, where the filter has it. */
const AVAILABLE = 'availability=available'

/** As many as stand beside each other on a wide window. */
const NEAREST = 3

/** The homes to show, and if there are none, what comes near. */
export const findHomes = (
  index: Index,
  options: readonly FilterOption[],
  choice: FilterChoice,
): FoundHomes => {
  const units = findUnits(index, options, choice)
  if (units.length > 0) return { units, without: [], nearest: [] }
  const fewer = fewerChoices(choice)
    .map((less) => ({ ...less, units: findUnits(index, options, less.choice) }))
    .filter((less) => less.units.length > 0)
  return {
    units,
    without: fewer.map(({ item, choice: less, units: { length } }) => ({
      item,
      choice: less,
      count: length,
    })),
    nearest: nearestOf(
      index,
      fewer.map((less) => less.units),
    ),
  }
}

/** The same choice with one thing less, for each: an item by its id, or the words. */
export const fewerChoices = (
  choice: FilterChoice,
): { item: string | null; choice: FilterChoice }[] => [
  ...choice.items.map((item) => ({
    item,
    choice: withItems(
      choice,
      choice.items.filter((it) => it !== item),
    ),
  })),
  ...(choice.text.trim() === '' ? [] : [{ item: null, choice: { ...choice, text: '', page: 1 } }]),
]

/** Some homes of each kind, those first that can still be had. */
const nearestOf = (index: Index, found: number[][]): number[] => {
  const free = index.has.get(AVAILABLE)
  const isFree = (at: number) => free !== undefined && has(free, at)
  const candidates = found.flatMap((units) => [
    ...units.filter(isFree).slice(0, NEAREST),
    ...units.filter((at) => !isFree(at)).slice(0, NEAREST),
  ])
  return [...new Set([...candidates.filter(isFree), ...candidates])].slice(0, NEAREST)
}

/** The page of the choice, or the last one if there are not so many. */
export const foundPage = (found: FoundHomes, choice: FilterChoice): FoundPage => {
  const itemsPerPage = choice.table ? TABLE_ROWS : ITEMS_PER_PAGE
  const pagination = paginate({
    page: Math.min(choice.page, Math.max(1, Math.ceil(found.units.length / itemsPerPage))),
    totalItems: found.units.length,
    itemsPerPage,
    visiblePages: VISIBLE_PAGES,
  })
  const start = (pagination.page - 1) * itemsPerPage
  const shown = found.units.slice(start, start + itemsPerPage)
  return { choice, found, pagination, positions: [...shown, ...found.nearest] }
}
