import { memo, type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { Heading, type HeadingLevel } from '../ui/Heading.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Wording } from '../view/wording.ts'
import styles from './FilterForm.module.css'
import { type FilterChoice, isChosen } from './filter-choice.ts'

export type ShownOption = {
  key: string
  label: string
  control: 'choice' | 'range' | 'toggle'
  /** `count`: how many homes the item alone would leave. */
  items: { id: string; label: ReactNode; count: number }[]
}

type FilterFormProps = {
  ref: RefObject<HTMLFormElement | null>
  options: ShownOption[]
  choice: FilterChoice
  /** How many homes each item would leave now; the first counts until they are known. */
  counts: Record<string, number> | undefined
  level: HeadingLevel
  words: Wording
  /** Somebody is about to choose. */
  onWanted: () => void
  onToggle: (item: string) => void
  onType: (text: string) => void
  onReset: () => void
}

/** What there is to choose from, and how many homes each choice would leave. */
export const FilterForm = (props: FilterFormProps) => {
  const { ref, options, choice, counts, level, words, onWanted, onToggle, onType, onReset } = props
  useEffect(() => closeOnLeaving(ref), [ref])
  const items = choice.items.join('\n')
  const chosen = useMemo(() => (items === '' ? [] : items.split('\n')), [items])
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>.
    <form
      ref={ref}
      role="search"
      className={styles.filter}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onWanted}
      onFocus={onWanted}
    >
      <Heading level={level} className={styles.title}>
        {words.t('unit.filter')}
      </Heading>
      <div className={styles.bar}>
        <label className={styles.search}>
          <VisuallyHidden>{words.t('filter.search')}</VisuallyHidden>
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder={words.t('filter.search')}
            autoComplete="off"
            value={choice.text}
            onChange={({ target }) => onType(target.value)}
          />
        </label>
        {options.map((option) => (
          <Option
            key={option.key}
            option={option}
            chosen={chosen}
            counts={counts}
            words={words}
            onToggle={onToggle}
          />
        ))}
        {isChosen(choice) && (
          <button type="button" className={styles.reset} onClick={onReset}>
            {words.t('filter.reset')}
          </button>
        )}
      </div>
    </form>
  )
}

type OptionProps = {
  option: ShownOption
  /** The chosen items of all options. They stay the same value as long as nothing else is chosen. */
  chosen: readonly string[]
} & Pick<FilterFormProps, 'counts' | 'words' | 'onToggle'>

const Option = memo(({ option, chosen, counts, words, onToggle }: OptionProps) => {
  const { key, label, control, items } = option
  const here = items.filter(({ id }) => chosen.includes(id)).length
  return (
    <details name="unit-filter" className={styles.option} data-key={key} data-control={control}>
      <summary className={styles.summary} data-chosen={here > 0 || undefined}>
        {label}
        {here > 0 && <span className={styles.chosen}>{words.number(here)}</span>}
      </summary>
      <fieldset className={styles.panel}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
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
      </fieldset>
    </details>
  )
})

type ItemProps = {
  item: ShownOption['items'][number]
  option: string
  count: number
  checked: boolean
} & Pick<FilterFormProps, 'words' | 'onToggle'>

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
    <span className={styles.count}>{words.number(count)}</span>
  </label>
))

/** An open option closes on Escape, and when the visitor goes on elsewhere. */
const closeOnLeaving = (form: { current: HTMLFormElement | null }) => {
  const open = () => form.current?.querySelector<HTMLDetailsElement>('details[open]')
  const onEvent = ({ target }: Event) => {
    const details = open()
    if (details && !details.contains(target as Node)) details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    const details = open()
    if (key !== 'Escape' || !details) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('click', onEvent)
  document.addEventListener('focusin', onEvent)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onEvent)
    document.removeEventListener('focusin', onEvent)
    document.removeEventListener('keydown', onKey)
  }
}
