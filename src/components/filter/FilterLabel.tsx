import { Fragment } from 'react'
import { Price } from '../ui/Price.tsx'
import type { Wording } from '../view/wording.ts'

type FilterLabelProps = {
  item: { label: string; min: number | null; max: number | null }
  view: Wording
}

/** The label of an item: `{min}` and `{max}` are replaced by the ends of its range as prices. */
export const FilterLabel = ({ item, view }: FilterLabelProps) =>
  item.label.split(/\{(min|max)\}/).map((part, position) => {
    const amount = position % 2 === 1 ? item[part as 'min' | 'max'] : null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <Fragment key={position}>
        {amount === null ? part : <Price amount={amount} view={view} />}
      </Fragment>
    )
  })
