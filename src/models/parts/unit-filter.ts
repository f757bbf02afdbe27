import type { Entry } from '#src/cms/types.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { shownPrice } from './shown-price.ts'

type WireFilter = LocaleContent['filter']['units']
type FilterKey = WireFilter['options'][number]['key']
type FilterItem = WireFilter['items'][number]

/** The properties of which visitors can enter a range of their own. */
const RANGED = ['price', 'area', 'floor'] as const satisfies FilterKey[]

export type RangedKey = (typeof RANGED)[number]

export type SortKey = WireFilter['sorts'][number]['key']

/** The filter of the units. `count` is how many units an item alone would leave; null where nobody counted. */
export type FilterModel = {
  options: {
    key: FilterKey
    label: string
    /** A range only of a `RangedKey`. */
    control: 'choice' | 'range' | 'toggle'
    /** Whether it is behind the last button of the bar. */
    more: boolean
    items: {
      label: string
      value: string | null
      min: number | null
      max: number | null
      words: string | null
      count: number | null
    }[]
  }[]
  /** The orders in which visitors can have the list, besides its own. */
  sorts: { key: SortKey; label: string }[]
}

/** The CMS's filter, each item with its count over all units. */
export const countedFilter = (content: LocaleContent, counts: number[]): FilterModel =>
  filterModel(content, counts)

/**
 * How many units each item of the filter alone would leave.
 *
 * @param matched for each unit the positions of the items that it matches.
 */
export const itemCounts = (
  { filter }: Pick<LocaleContent, 'filter'>,
  matched: Iterable<number[]>,
): number[] => {
  const counts = filter.units.items.map(() => 0)
  for (const positions of matched) {
    for (const position of positions) counts[position] = (counts[position] as number) + 1
  }
  return counts
}

/** The CMS's filter without counts: an edited unit does not change the pages that show it. */
export const plainFilter = (content: LocaleContent): FilterModel =>
  filterModel(
    content,
    content.filter.units.items.map(() => null),
  )

const filterModel = (content: LocaleContent, counts: (number | null)[]): FilterModel => {
  const { options, items, sorts } = content.filter.units
  const counted = items.map((item, index) => ({ item, count: counts[index] ?? null }))
  return {
    options: options.map(({ key, label, control, more }) => ({
      key,
      label,
      control: control === 'range' && !isRanged(key) ? 'choice' : control,
      more: more ?? false,
      items: counted
        .filter(({ item }) => item.option === key)
        .map(({ item: { label, value, min, max, words }, count }) => ({
          label,
          value,
          min,
          max,
          words,
          count,
        })),
    })),
    sorts: sorts.map(({ key, label }) => ({ key, label })),
  }
}

const isRanged = (key: FilterKey): boolean => RANGED.some((ranged) => ranged === key)

/** The unique id of an item, which is in the address of a filtered list: "kind=villa". */
export const filterItemId = (
  item: Parameters<typeof filterItemValue>[0] & Pick<FilterItem, 'option'>,
): string => `${item.option}=${filterItemValue(item)}`

/** What stands for an item after the name of its option. */
export const filterItemValue = ({
  value,
  min,
  max,
  words,
}: Pick<FilterItem, 'value' | 'min' | 'max' | 'words'>): string =>
  value ?? words ?? `${min ?? ''}..${max ?? ''}`

/** The positions of the items of the filter that a unit matches. */
export const matchedItems = (unit: Entry<'units'>, content: LocaleContent): number[] =>
  filterMatches(unit, content.filter.units.items, content).flatMap((isMatch, position) =>
    isMatch ? [position] : [],
  )

/** Which of the items a unit matches, in their order. */
export const filterMatches = (
  unit: Entry<'units'>,
  items: FilterItem[],
  content: LocaleContent,
): boolean[] => {
  const values = new Map<FilterKey, Value[]>()
  const valuesOf = (option: FilterKey) => {
    const known = values.get(option) ?? filterValues(unit, option, content)
    values.set(option, known)
    return known
  }
  return items.map((item) => valuesOf(item.option).some((value) => fits(value, item)))
}

type Value = string | number

const fits = (value: Value, { value: wanted, min, max, words }: FilterItem): boolean => {
  if (words !== null) return hasOneOf(String(value), words)
  if (typeof value === 'number' && wanted === null) {
    return value >= (min ?? Number.NEGATIVE_INFINITY) && value < (max ?? Number.POSITIVE_INFINITY)
  }
  return String(value) === wanted
}

/** @param words separated by commas, those of Arabic among them. */
const hasOneOf = (text: string, words: string): boolean => {
  const lower = text.toLowerCase()
  return words.split(/[,،]/).some((word) => {
    const wanted = word.trim().toLowerCase()
    return wanted !== '' && lower.includes(wanted)
  })
}

/** What a unit has under an option: one value, none, or several for floors and amenities. */
const filterValues = (unit: Entry<'units'>, key: FilterKey, { byId }: LocaleContent): Value[] => {
  switch (key) {
    case 'project':
      return present(byId.projects.get(unit.project ?? '')?.slug)
    case 'floor':
      return unit.floors.flatMap((floor) => present(byId.floors.get(floor)?.level))
    case 'amenities':
      return unit.amenities.flatMap((amenity) => present(byId.amenities.get(amenity)?.key))
    case 'price':
      return present(shownPrice(unit) ?? undefined)
    case 'handover':
      return handoverOf(byId.projects.get(unit.project ?? ''))
    case 'view':
    case 'orientation':
      return present(unit[key] ?? undefined)
    default:
      return [unit[key]]
  }
}

/** "ready", or the year in which the homes of a project are handed over. */
const handoverOf = (project: Entry<'projects'> | undefined): Value[] => {
  if (project?.stage === 'ready') return ['ready']
  const day = project?.handover ?? project?.completion
  return day ? [Number(day.slice(0, 4))] : []
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
