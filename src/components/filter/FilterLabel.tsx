import { Fragment } from 'react'
import { Area } from '../ui/Area.tsx'
import { Price } from '../ui/Price.tsx'
import type { Wording } from '../view/wording.ts'

type FilterLabelProps = {
  /** The field that the item is about, such as `price`. */
  option: string
  item: { label: string; min: number | null; max: number | null }
  view: Wording
}

/** The label of an item: `{min}` and `{max}` are replaced by the ends of its range, as areas or as prices. */
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

type EndProps = Pick<FilterLabelProps, 'option' | 'view'> & { value: number }

const End = ({ option, value, view }: EndProps) =>
  option === 'area' ? (
    <Area squareMetres={value} view={view} />
  ) : (
    <Price amount={value} view={view} />
  )
