import type { z } from 'zod'
import type { filterSearch } from '#src/cms/components.ts'
import type { EntryContext } from './context.ts'
import { listOf } from './list-of.ts'
import { filterItemValue, plainFilter } from './unit-filter.ts'

/** A few fields of the filter of homes; what is chosen is the query of the list's address. */
export type HomeSearch = {
  /** The list of homes. */
  path: string
  /** What the button says. */
  label: string
  fields: {
    key: string
    label: string
    /** `value` is that of the parameter; the ends of a range are in square metres or the base currency. */
    items: { value: string; label: string; min: number | null; max: number | null }[]
  }[]
}

/** None where the language has no list of homes, or its filter has none of the fields. */
export const homeSearch = (
  { label, first, second, third }: z.infer<typeof filterSearch>,
  context: EntryContext,
): HomeSearch | null => {
  const list = listOf('units', context)
  const { options } = plainFilter(context.content)
  const fields = [...new Set([first, second, third])].flatMap((wanted) => {
    const option = options.find(({ key }) => key === wanted)
    if (!option || option.items.length === 0) return []
    const items = option.items.map((item) => ({
      value: filterItemValue(item),
      label: item.label,
      min: item.min,
      max: item.max,
    }))
    return [{ key: option.key, label: option.label, items }]
  })
  return list && fields.length > 0 ? { path: list.path, label, fields } : null
}
