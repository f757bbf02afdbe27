import { Fragment } from 'react'
import { Price } from '../ui/Price.tsx'
import type { Wording } from '../wording.ts'

/** What an item of the filter is called, and the ends of its range. */
export type ItemLabel = { label: string; min: number | null; max: number | null }

/** The label of an item: where it says `{min}` or `{max}`, that end of the range stands as a price. */
export const FilterLabel = ({ item, words }: { item: ItemLabel; words: Wording }) =>
  item.label.split(/\{(min|max)\}/).map((part, position) => {
    const amount = position % 2 === 1 ? item[part as 'min' | 'max'] : null
    return (
      <Fragment key={position}>
        {amount === null ? part : <Price amount={amount} view={words} />}
      </Fragment>
    )
  })
