import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { CHOICE_PARAMETERS } from '#src/models/addresses/page-parameters.ts'
import type { Currency } from '#src/models/whole-site/shell.ts'
import { Heading, type HeadingLevel } from '../ui/Heading.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Engine } from './engine.ts'
import styles from './FilterForm.module.css'
import { MoreOptions, Option } from './FilterOption.tsx'
import { FilterTools, type FilterToolsProps } from './FilterTools.tsx'
import { isFiltered } from './filter-choice.ts'

export type ShownOption = {
  key: string
  label: string
  control: 'choice' | 'range' | 'toggle'
  /** Whether it is behind the last button of the bar. */
  more: boolean
  /** `count`: how many homes the item alone would leave; null where nobody counted. */
  items: { id: string; label: ReactNode; count: number | null }[]
}

type FilterFormProps = FilterToolsProps & {
  ref: RefObject<HTMLFormElement | null>
  options: ShownOption[]
  /** How many homes each item would leave now; the first counts until they are known. */
  counts: Record<string, number> | undefined
  currency: Pick<Currency, 'base' | 'currencies'>
  /** Once it is loaded: the fields of ranges, and what closes an option. */
  engine: Engine | undefined
  level: HeadingLevel
  /** Somebody is about to choose. */
  onWanted: () => void
  onToggle: (item: string) => void
  onRange: (option: string, range: string | null) => void
  onType: (text: string) => void
  onReset: () => void
}

/** What there is to choose from, how many homes each choice would leave, and how the homes are shown. */
export const FilterForm = (props: FilterFormProps) => {
  const { ref, options, choice, counts, currency, engine, level, words } = props
  const { onWanted, onToggle, onRange, onType, onReset } = props
  useEffect(() => engine?.closeOnLeaving(ref), [engine, ref])
  const items = choice.items.join('\n')
  const chosen = useMemo(() => (items === '' ? [] : items.split('\n')), [items])
  const filled = options.filter((option) => option.items.length > 0)
  const shared = { chosen, counts, currency, Range: engine?.RangeFields, words, onToggle, onRange }
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
        <VisuallyHidden>{words.t('unit.filter')}</VisuallyHidden>
      </Heading>
      <div className={styles.stuck}>
        <div className={styles.bar}>
          <label className={styles.search}>
            <VisuallyHidden>{words.t('filter.search')}</VisuallyHidden>
            <input
              type="search"
              name={CHOICE_PARAMETERS.text}
              className={styles.input}
              placeholder={words.t('filter.search')}
              autoComplete="off"
              value={choice.text}
              onChange={({ target }) => onType(target.value)}
            />
          </label>
          {filled
            .filter(({ more }) => !more)
            .map((option) => (
              <Option key={option.key} option={option} {...shared} />
            ))}
          <MoreOptions options={useMemo(() => options.filter(isMore), [options])} {...shared} />
          {isFiltered(choice) && (
            <button type="button" className={styles.reset} onClick={onReset}>
              {words.t('filter.reset')}
            </button>
          )}
        </div>
      </div>
      <FilterTools {...props} />
    </form>
  )
}

const isMore = ({ more, items }: ShownOption): boolean => more && items.length > 0
