import { Fragment } from 'react'
import { Area } from '../ui/Area.tsx'
import { Price } from '../ui/Price.tsx'
import type { Wording } from '../view/wording.ts'
import { optionOf } from './filter-choice.ts'
import { rangeOf } from './number-range.ts'

type FilterLabelProps = {
  /** The field that the item is about, such as `price`. */
  option: string
  item: { label: string; min: number | null; max: number | null }
  view: Wording
}

/** The label of an item: `{min}` and `{max}` are replaced by the ends of its range, as the field shows them. */
export const FilterLabel = ({ option, item, view }: FilterLabelProps) =>
  item.label.split(/\{(min|max)\}/).map((part, position) => {
    const end = position % 2 === 1 ? item[part as 'min' | 'max'] : null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <Fragment key={position}>
        {end === null ? part : <End option={option} value={end} view={view} />}
      </Fragment>
    )
  })

/** The label of a range that a visitor entered, such as "price=1500000..". */
export const EnteredRange = ({ item, view }: { item: string; view: Wording }) => {
  const { min, max } = rangeOf(item) ?? { min: null, max: null }
  const text = max === null ? 'filter.atLeast' : min === null ? 'filter.atMost' : 'filter.between'
  return (
    <FilterLabel option={optionOf(item)} item={{ label: view.t(text), min, max }} view={view} />
  )
}

type EndProps = Pick<FilterLabelProps, 'option' | 'view'> & { value: number }

const End = ({ option, value, view }: EndProps) => {
  switch (option) {
    case 'area':
      return <Area squareMetres={value} view={view} />
    case 'price':
      return <Price amount={value} view={view} />
    default:
      return view.number(value)
  }
}
