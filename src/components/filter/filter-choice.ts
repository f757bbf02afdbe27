import { CHOICE_PARAMETERS } from '#src/models/addresses/page-parameters.ts'
import type { SortKey } from '#src/models/parts/unit-filter.ts'
import { rangeOf } from './number-range.ts'

/** What a visitor has chosen: the state of the filter, which the address of the page holds. */
export type FilterChoice = {
  text: string
  /** The chosen items, such as "kind=villa"; of ranges those that a visitor entered too. */
  items: string[]
  /** Null for the order in which the list is. */
  sort: SortKey | null
  /** Whether the homes are rows of a table in place of cards. */
  table: boolean
  /** The page of the results. */
  page: number
}

/** What may be chosen: the items and the orders of the filter, and the options with ranges. */
export type Choosable = {
  items: readonly string[]
  sorts: readonly SortKey[]
  ranges: readonly string[]
}

export const NO_CHOICE: FilterChoice = { text: '', items: [], sort: null, table: false, page: 1 }

const { text: TEXT, page: PAGE, sort: SORT, layout: LAYOUT } = CHOICE_PARAMETERS
const TABLE = 'table'

/**
 * Reads the query of an address. What the filter does not know is left out, so that old links do no harm.
 */
export const choiceOf = (query: string, { items, sorts, ranges }: Choosable): FilterChoice => {
  const parameters = new URLSearchParams(query)
  const given = new Set([...parameters].map(([key, value]) => `${key}=${value}`))
  const known = items.filter((item) => given.has(item))
  const entered = [...given].filter(
    (item) => !items.includes(item) && ranges.includes(optionOf(item)) && rangeOf(item) !== null,
  )
  const page = Number(parameters.get(PAGE))
  return {
    text: parameters.get(TEXT) ?? '',
    items: [...known, ...entered],
    sort: sorts.find((sort) => sort === parameters.get(SORT)) ?? null,
    table: parameters.get(LAYOUT) === TABLE,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The query that holds a choice, with its question mark; '' where nothing is chosen. */
export const queryOf = ({ text, items, sort, table, page }: FilterChoice): string => {
  const parameters = new URLSearchParams()
  for (const item of items) parameters.append(optionOf(item), valueText(item))
  if (text !== '') parameters.set(TEXT, text)
  if (sort !== null) parameters.set(SORT, sort)
  if (table) parameters.set(LAYOUT, TABLE)
  if (page > 1) parameters.set(PAGE, String(page))
  const query = parameters.toString()
  return query && `?${query}`
}

/** Whether some homes are left out. */
export const isFiltered = ({ text, items }: FilterChoice): boolean =>
  text.trim() !== '' || items.length > 0

/** Whether the list differs from the one that the page was made with. */
export const isChosen = (choice: FilterChoice): boolean =>
  isFiltered(choice) || choice.sort !== null || choice.table

/** Chooses an item, or removes the choice; a range that was entered gives way. The results start at page one again. */
export const toggled = (choice: FilterChoice, item: string, items: readonly string[]) => {
  if (choice.items.includes(item)) return withItems(choice, without(choice.items, item))
  const kept = choice.items.filter((it) => items.includes(it) || optionOf(it) !== optionOf(item))
  return withItems(choice, [...kept, item])
}

/** Enters a range in place of all that was chosen of its option; null for no range. */
export const withRange = (
  choice: FilterChoice,
  option: string,
  range: string | null,
): FilterChoice => {
  const others = choice.items.filter((it) => optionOf(it) !== option)
  return withItems(choice, range === null ? others : [...others, `${option}=${range}`])
}

/** Removes what leaves homes out; order and layout stay. */
export const cleared = (choice: FilterChoice): FilterChoice => ({
  ...withItems(choice, []),
  text: '',
})

/** "price=1..2" is an item of the option "price". */
export const optionOf = (item: string): string => item.slice(0, item.indexOf('='))

const valueText = (item: string): string => item.slice(item.indexOf('=') + 1)

/** The same with other items; the results start at page one again. */
export const withItems = (choice: FilterChoice, items: string[]): FilterChoice => ({
  ...choice,
  items,
  page: 1,
})

const without = (items: readonly string[], item: string) => items.filter((it) => it !== item)
