import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Currency } from '#src/models/whole-site/shell.ts'
import { SQUARE_FEET, type Wording } from '../view/wording.ts'
import styles from './FilterOption.module.css'
import { rangeOf, rangeValue } from './number-range.ts'
import { enteredEnd, shownEnd } from './shown-end.ts'
import { useAreaUnit, useCurrency } from './use-units.ts'

type RangeFieldsProps = {
  option: string
  /** The range that was entered, such as "price=1500000..". */
  item: string | undefined
  currency: Pick<Currency, 'base' | 'currencies'>
  words: Wording
  onRange: (option: string, range: string | null) => void
}

/** How many of what a visitor reads one of the CMS's unit is, and its name. */
type Unit = { factor: number; name: string | null }

/**
 * Both ends of a range in the visitor's currency or unit. It counts once the visitor leaves a field; one that says no
 * number is marked, and changes nothing.
 */
export const RangeFields = ({ option, item, currency, words, onRange }: RangeFieldsProps) => {
  const fields = useRef<HTMLDivElement>(null)
  const { factor, name } = useUnit(option, currency, words)
  const { min: low, max: high } = (item ? rangeOf(item) : null) ?? { min: null, max: null }
  // The same fields show a range that was changed elsewhere, so that the focus stays in them.
  useLayoutEffect(() => {
    show(fields.current, [low, high], factor)
  }, [low, high, factor])
  const enter = () => {
    const { lang } = document.documentElement
    const shown = [low, high]
    const inputs = inputsIn(fields.current)
    const ends = inputs.map(({ value }, index) =>
      enteredEnd(value, shown[index] ?? null, factor, lang),
    )
    for (const [index, input] of inputs.entries())
      input.setAttribute('aria-invalid', String(ends[index] === undefined))
    const [min, max] = ends
    if (min === undefined || max === undefined) return
    show(fields.current, [min, max], factor)
    const next = rangeValue({ min, max })
    if (next !== rangeValue({ min: low, max: high })) onRange(option, next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') enter()
  }
  return (
    <div ref={fields} className={styles.range} data-range={option}>
      {(['min', 'max'] as const).map((end) => (
        <label key={end} className={styles.end}>
          <span>
            {words.t(end === 'min' ? 'filter.from' : 'filter.to')}
            {name !== null && ` (${name})`}
          </span>
          <input
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            className={styles.number}
            onBlur={enter}
            onKeyDown={onKeyDown}
          />
        </label>
      ))}
    </div>
  )
}

/** Empties the fields that are marked: what says no number is chosen nowhere, so nothing else would take it away. */
export const emptyWrong = (form: HTMLFormElement | null): void => {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? []) {
    input.value = ''
    input.removeAttribute('aria-invalid')
  }
}

const inputsIn = (fields: Element | null) => [...(fields?.querySelectorAll('input') ?? [])]

const show = (fields: Element | null, ends: (number | null)[], factor: number): void => {
  const { lang } = document.documentElement
  for (const [index, input] of inputsIn(fields).entries()) {
    input.value = shownEnd(ends[index] ?? null, factor, lang)
    input.removeAttribute('aria-invalid')
  }
}

const useUnit = (option: string, { base }: RangeFieldsProps['currency'], words: Wording): Unit => {
  const { code, rate } = useCurrency(base)
  const unit = useAreaUnit()
  switch (option) {
    case 'price':
      return { factor: rate, name: code }
    case 'area':
      return { factor: unit === 'sqft' ? SQUARE_FEET : 1, name: words.t(`shell.area.${unit}`) }
    default:
      return { factor: 1, name: null }
  }
}
