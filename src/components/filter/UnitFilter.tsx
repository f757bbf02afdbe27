'use client'

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { FilterModel } from '#src/models/parts/unit-filter.ts'
import type { HeadingLevel } from '../ui/Heading.tsx'
import { useSlow } from '../ui/use-slow.ts'
import { type WordingSource, wordingOf } from '../view/wording.ts'
import { carryQuery } from './carry-query.ts'
import { FilterForm, type ShownOption } from './FilterForm.tsx'
import {
  type Choosable,
  choiceOf,
  cleared,
  type FilterChoice,
  isChosen,
  isFiltered,
  queryOf,
  toggled,
  withRange,
} from './filter-choice.ts'
import type { FoundPage } from './found-homes.ts'
import styles from './UnitFilter.module.css'
import { setQuery, useQuery } from './use-query.ts'
import { useUnitSearch } from './use-unit-search.ts'

export type UnitFilterProps = {
  options: ShownOption[]
  sorts: FilterModel['sorts']
  /** Where the homes are. */
  address: string
  listPath: string
  /** How many homes the list has. */
  total: number
  /** Where visitors can say what they are looking for, if there is such a place. */
  ask: string | null
  level: HeadingLevel
  wording: WordingSource
  /** The list as it is while nothing is chosen. */
  children: ReactNode
}

const NONE: number[] = []

/** The filter of the homes. Its state is the address of the page: it can be shared, and the back button works. */
export const UnitFilter = (props: UnitFilterProps) => {
  const { options, sorts, address, listPath, total, ask, level, wording, children } = props
  const words = useMemo(() => wordingOf(wording), [wording])
  const choosable = useMemo(() => choosableOf(options, sorts), [options, sorts])
  const query = queryOf(choiceOf(useQuery(), choosable))
  const choice = useMemo(() => choiceOf(query, choosable), [query, choosable])
  const { status, index, engine, cards, load } = useUnitSearch(address)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const plain = useMemo(
    () => options.map(({ items, ...it }) => ({ ...it, items: items.map(({ id }) => id) })),
    [options],
  )
  const chosen = isChosen(choice)
  const page = useMemo(
    () =>
      index && chosen && engine?.suffices(index, partsFor(choice))
        ? engine.foundPage(engine.findHomes(index, plain, choice), choice)
        : undefined,
    [index, engine, plain, chosen, choice],
  )
  // Counts are shown beside all items, most of them in closed lists: the homes show first, the counts a frame later.
  const counted = useDeferredValue(choice)
  const counts = useMemo(
    () =>
      index && engine?.suffices(index, partsFor(counted))
        ? engine.countItems(index, plain, counted)
        : undefined,
    [index, engine, plain, counted],
  )
  // Words are of one language.
  const carried = queryOf({ ...choice, text: '', page: 1 })
  useEffect(() => carryQuery(carried), [carried])
  const positions = page?.positions ?? NONE
  useEffect(() => {
    if (chosen) load({ ...partsFor(choice), cards: positions })
  }, [chosen, choice, positions, load])

  const choose = useCallback(
    (next: FilterChoice, step = true) => {
      load(partsFor(next))
      setQuery(queryOf(next), step)
    },
    [load],
  )
  // What was ticked or typed before this code ran is in the form, and React does not know of it.
  useEffect(() => {
    const early = choiceOf(queryOfForm(form.current), choosable)
    if (isChosen(early) && !isChosen(choiceOf(location.search, choosable))) choose(early)
  }, [choose, choosable])
  // Ask the address what is chosen, so that they stay the same: items without a change are not rendered again.
  const toggle = useCallback(
    (item: string) => choose(toggled(choiceOf(location.search, choosable), item, choosable.items)),
    [choose, choosable],
  )
  const enter = useCallback(
    (option: string, range: string | null) =>
      choose(withRange(choiceOf(location.search, choosable), option, range)),
    [choose, choosable],
  )
  const complete = page !== undefined && positions.every((at) => cards.has(at))
  const shown = useSettled(page, complete, chosen)
  const failed = chosen && status === 'failed'
  // While the homes that were asked for load, what is shown so far is disabled.
  const disabled = chosen && !complete && !failed
  const isSlow = useSlow(disabled)
  return (
    <div className={styles.whole}>
      {engine && <engine.KeptFocus outcome={results} />}
      <FilterForm
        ref={form}
        options={options}
        sorts={sorts}
        choice={choice}
        counts={counts}
        currency={wording.currency}
        engine={engine}
        level={level}
        words={words}
        status={
          failed
            ? words.t('filter.failed')
            : isSlow
              ? words.t('search.loading')
              : shown && isFiltered(shown.choice)
                ? words.t('filter.results', { n: words.number(shown.found.units.length) })
                : words.t('filter.total', { n: words.number(total) })
        }
        onWanted={() => load({ cards: [0] })}
        onToggle={toggle}
        onRange={enter}
        onType={(text) => choose({ ...choice, text, page: 1 }, choice.text === '')}
        onSort={(sort) => choose({ ...choice, sort, page: 1 })}
        onTable={(table) => choose({ ...choice, table, page: 1 })}
        onReset={() => {
          engine?.emptyWrong(form.current)
          choose(cleared(choice))
        }}
      />
      <div ref={results} tabIndex={-1} className={styles.list} inert={disabled} data-results="">
        {shown && engine ? (
          <engine.FilterResults
            page={shown}
            cards={cards}
            options={options}
            listPath={listPath}
            ask={ask}
            level={level}
            words={words}
            onChoose={choose}
            onReset={() => choose(cleared(choice))}
            onPage={(target) => {
              choose({ ...choice, page: target })
              results.current?.scrollIntoView()
              results.current?.focus({ preventScroll: true })
            }}
          />
        ) : (
          children
        )}
      </div>
    </div>
  )
}

const choosableOf = (options: ShownOption[], sorts: FilterModel['sorts']): Choosable => ({
  items: options.flatMap(({ items }) => items.map(({ id }) => id)),
  sorts: sorts.map(({ key }) => key),
  ranges: options.flatMap(({ key, control }) => (control === 'range' ? [key] : [])),
})

/** What a choice needs besides the figures. */
const partsFor = ({ text, sort }: FilterChoice) => ({
  words: text.trim() !== '',
  listed: sort === 'newest',
})

/** The page itself if its cards are there, until then the one shown before; none for the list as it is. */
const useSettled = (page: FoundPage | undefined, complete: boolean, chosen: boolean) => {
  const last = useRef<FoundPage>(undefined)
  const shown = complete ? page : chosen ? last.current : undefined
  useEffect(() => {
    last.current = shown
  }, [shown])
  return shown
}

/** The values of a form's fields, as the query with which the browser would send it. */
const queryOfForm = (form: HTMLFormElement | null): string =>
  new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]).toString()
