/** A range of numbers with both its ends; null for an open end. */
export type NumberRange = { min: number | null; max: number | null }

const RANGE = /^[^=]+=(\d*\.?\d*)\.\.(\d*\.?\d*)$/

/** The range of an item such as "price=1000000..2000000" or "area=..60"; null if the item is none. */
export const rangeOf = (item: string): NumberRange | null => {
  const [, from, to] = RANGE.exec(item) ?? []
  if (from === undefined || to === undefined) return null
  const range = { min: numberOf(from), max: numberOf(to) }
  return range.min === null && range.max === null ? null : range
}

/** The range as the value of an item, its ends in order; null if both are open. */
export const rangeValue = ({ min, max }: NumberRange): string | null => {
  if (min === null && max === null) return null
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
  return `${low ?? ''}..${high ?? ''}`
}

const numberOf = (text: string): number | null => {
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? null : value
}
