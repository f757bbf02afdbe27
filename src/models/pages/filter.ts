import type { Entry } from '#src/cms/types.ts'
import type { LocaleContent } from '../locale-content.ts'

type WireFilter = LocaleContent['filter']['units']
type FilterKey = WireFilter['options'][number]['key']
type FilterItem = WireFilter['items'][number]

/** The filter of the units. `count` is how many units an item alone would leave. */
export type FilterModel = {
  options: {
    key: FilterKey
    label: string
    control: 'choice' | 'range' | 'toggle'
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
export const filterModel = (content: LocaleContent): FilterModel => ({
  options: content.filter.units.options.map(({ key, label, control }) => ({
    key,
    label,
    control,
    items: content.filter.units.items
      .filter(({ option }) => option === key)
      .map((item) => ({
        label: item.label,
        value: item.value,
        min: item.min,
        max: item.max,
        count: content.all.units.filter((unit) => matches(unit, item, content)).length,
      })),
  })),
})

const matches = (unit: Entry<'units'>, item: FilterItem, content: LocaleContent): boolean =>
  filterValues(unit, item.option, content).some((value) =>
    typeof value === 'number' && item.value === null
      ? value >= (item.min ?? Number.NEGATIVE_INFINITY) &&
        value < (item.max ?? Number.POSITIVE_INFINITY)
      : String(value) === item.value,
  )

/** What a unit has under an option: one value, or several for floors and amenities. */
const filterValues = (
  unit: Entry<'units'>,
  key: FilterKey,
  { byId }: LocaleContent,
): (string | number)[] => {
  switch (key) {
    case 'project':
      return present(byId.projects.get(unit.project ?? '')?.slug)
    case 'floor':
      return unit.floors.flatMap((floor) => present(byId.floors.get(floor)?.level))
    case 'amenities':
      return unit.amenities.flatMap((amenity) => present(byId.amenities.get(amenity)?.key))
    default:
      return [unit[key]]
  }
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
