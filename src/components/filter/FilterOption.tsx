import { memo } from 'react'
import type { Currency } from '#src/models/whole-site/shell.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Wording } from '../view/wording.ts'
import type { ShownOption } from './FilterForm.tsx'
import styles from './FilterOption.module.css'
import { optionOf } from './filter-choice.ts'
import type { RangeFields } from './RangeFields.tsx'

type Shared = {
  /** The chosen items of all options. They stay the same value as long as nothing else is chosen. */
  chosen: readonly string[]
  counts: Record<string, number> | undefined
  currency: Pick<Currency, 'base' | 'currencies'>
  Range: typeof RangeFields | undefined
  words: Wording
  onToggle: (item: string) => void
  onRange: (option: string, range: string | null) => void
}

type OptionProps = { option: ShownOption } & Shared

/** A button of the bar that opens the choices of one option. */
export const Option = memo(({ option, ...shared }: OptionProps) => (
  <details
    name="unit-filter"
    className={styles.option}
    data-key={option.key}
    data-control={option.control}
  >
    <Summary label={option.label} here={chosenOf([option], shared.chosen)} words={shared.words} />
    <div className={styles.panel}>
      <Choices option={option} hidden {...shared} />
    </div>
  </details>
))

/** The last button of the bar, with all the other options. */
export const MoreOptions = memo(({ options, ...shared }: { options: ShownOption[] } & Shared) =>
  options.length === 0 ? null : (
    <details name="unit-filter" className={styles.option} data-key="more">
      <Summary
        label={shared.words.t('filter.more')}
        here={chosenOf(options, shared.chosen)}
        words={shared.words}
      />
      <div className={styles.panel}>
        {options.map((option) => (
          <Choices key={option.key} option={option} {...shared} />
        ))}
      </div>
    </details>
  ),
)

type SummaryProps = { label: string; here: number; words: Wording }

const Summary = ({ label, here, words }: SummaryProps) => (
  <summary className={styles.summary} data-chosen={here > 0 || undefined}>
    {label}
    {here > 0 && <span className={styles.chosen}>{words.number(here)}</span>}
  </summary>
)

/** @param hidden whether the name of the option is said elsewhere. */
const Choices = ({ option, hidden, ...shared }: OptionProps & { hidden?: boolean }) => {
  const { key, label, control, items } = option
  const { chosen, counts, currency, Range, words, onToggle, onRange } = shared
  const ids = items.map(({ id }) => id)
  const entered = chosen.find((item) => optionOf(item) === key && !ids.includes(item))
  return (
    <fieldset className={styles.choices} data-key={key}>
      <legend className={styles.legend}>
        {hidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          option={key}
          count={counts?.[item.id] ?? item.count}
          checked={chosen.includes(item.id)}
          words={words}
          onToggle={onToggle}
        />
      ))}
      {control === 'range' && Range && (
        <Range option={key} item={entered} currency={currency} words={words} onRange={onRange} />
      )}
    </fieldset>
  )
}

type ItemProps = {
  item: ShownOption['items'][number]
  option: string
  count: number | null
  checked: boolean
} & Pick<Shared, 'words' | 'onToggle'>

/** What there is to choose under an option: most stay as they are when another is chosen. */
const Item = memo(({ item, option, count, checked, words, onToggle }: ItemProps) => (
  <label className={styles.item} data-none={count === 0 || undefined}>
    <input
      type="checkbox"
      name={option}
      value={item.id.slice(option.length + 1)}
      checked={checked}
      onChange={() => onToggle(item.id)}
    />
    {item.label}
    <span className={styles.count}>{count !== null && words.number(count)}</span>
  </label>
))

const chosenOf = (options: ShownOption[], chosen: readonly string[]): number => {
  const keys = options.map(({ key }) => key)
  return chosen.filter((item) => keys.includes(optionOf(item))).length
}
