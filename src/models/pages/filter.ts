import type { Entry } from '#src/cms/types.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { shownPrice } from '../parts/shown-price.ts'

type WireFilter = LocaleContent['filter']['units']
type FilterKey = WireFilter['options'][number]['key']
type FilterItem = WireFilter['items'][number]

/** The filter of the units. `count` is how many units an item alone would leave. */
export type FilterModel = {
  options: {
    key: FilterKey
    label: string
    control: 'choice' | 'range' | 'toggle'
    /** Whether it is behind the last button of the bar. */
    more: boolean
    items: {
      label: string
      value: string | null
      min: number | null
      max: number | null
      count: number
    }[]
  }[]
}

/** The options of the CMS's filter with their items, each with its count over all units. */
export const filterModel = (content: LocaleContent): FilterModel => {
  const { options, items } = content.filter.units
  const counts = items.map(() => 0)
  for (const unit of content.all.units) {
    filterMatches(unit, items, content).forEach((matches, index) => {
      if (matches) counts[index] = (counts[index] as number) + 1
    })
  }
  const counted = items.map((item, index) => ({ item, count: counts[index] as number }))
  return {
    options: options.map(({ key, label, control, more }) => ({
      key,
      label,
      control,
      more: more ?? false,
      items: counted
        .filter(({ item }) => item.option === key)
        .map(({ item: { label, value, min, max }, count }) => ({ label, value, min, max, count })),
    })),
  }
}

/** The unique id of an item, which is in the address of a filtered list: "kind=villa". */
export const filterItemId = ({
  option,
  value,
  min,
  max,
}: Pick<FilterItem, 'option' | 'value' | 'min' | 'max'>): string =>
  `${option}=${value ?? `${min ?? ''}..${max ?? ''}`}`

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
