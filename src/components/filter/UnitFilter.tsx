'use client'

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { canTurnTo, paginate } from '#src/models/addresses/pagination.ts'
import { ITEMS_PER_PAGE, VISIBLE_PAGES } from '#src/site/site-config.ts'
import type { HeadingLevel } from '../ui/Heading.tsx'
import { type WordingSource, wordingOf } from '../view/wording.ts'
import { FilterForm, type ShownOption } from './FilterForm.tsx'
import type { FoundHomes } from './FilterResults.tsx'
import {
  choiceOf,
  type FilterChoice,
  fewerChoices,
  isChosen,
  queryOf,
  toggled,
} from './filter-choice.ts'
import { countItems, type FilterOption, findUnits, type Index } from './filter-units.ts'
import styles from './UnitFilter.module.css'
import { setQuery, useQuery } from './use-query.ts'
import { useUnitSearch } from './use-unit-search.ts'

export type UnitFilterProps = {
  options: ShownOption[]
  /** Where the homes are. */
  address: string
  listPath: string
  level: HeadingLevel
  wording: WordingSource
  /** The list as it is while nothing is chosen. */
  children: ReactNode
}

/** The filter of the homes. Its state is the address of the page: it can be shared, and the back button works. */
export const UnitFilter = (props: UnitFilterProps) => {
  const { options, address, listPath, level, wording, children } = props
  const words = useMemo(() => wordingOf(wording), [wording])
  const known = useMemo(() => options.flatMap(({ items }) => items.map(({ id }) => id)), [options])
  const choice = choiceOf(useQuery(), known)
  const search = useUnitSearch(address)
  const { load } = search
  const chosen = isChosen(choice)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (chosen) load()
  }, [chosen, load])

  const query = queryOf(choice)
  const index = search.status === 'ready' ? search.index : undefined
  const plain = useMemo(
    () => options.map(({ control, items }) => ({ control, items: items.map(({ id }) => id) })),
    [options],
  )
  const found = useMemo(
    () => index && findHomes(index, plain, choiceOf(query, known)),
    [index, plain, known, query],
  )
  // Counts are shown beside all items, most of them in closed lists: the homes show first, the counts a frame later.
  const counted = useDeferredValue(query)
  const counts = useMemo(
    () => index && countItems(index, plain, choiceOf(counted, known)),
    [index, plain, known, counted],
  )
  const choose = useCallback(
    (next: FilterChoice, step = true) => {
      load()
      setQuery(queryOf(next), step)
    },
    [load],
  )
  // What was ticked or typed before this code ran is in the form, and React does not know of it.
  useEffect(() => {
    const early = choiceOf(queryOfForm(form.current), known)
    if (isChosen(early) && !isChosen(choiceOf(location.search, known))) choose(early)
  }, [choose, known])
  // Asks the address what is chosen, so that it stays the same: items without a change are not rendered again.
  const toggle = useCallback(
    (item: string) => choose(toggled(choiceOf(location.search, known), item)),
    [choose, known],
  )
  const pagination =
    found &&
    paginate({
      page: Math.min(choice.page, Math.max(1, Math.ceil(found.units.length / ITEMS_PER_PAGE))),
      totalItems: found.units.length,
      itemsPerPage: ITEMS_PER_PAGE,
      visiblePages: VISIBLE_PAGES,
    })
  // While the homes that were asked for load, the pagination of the current list is disabled.
  const disabled = chosen && search.status === 'loading'
  return (
    <>
      <FilterForm
        ref={form}
        options={options}
        choice={choice}
        counts={counts}
        level={level}
        words={words}
        onWanted={load}
        onToggle={toggle}
        onType={(text) => choose({ ...choice, text, page: 1 }, choice.text === '')}
        onReset={() => choose({ text: '', items: [], page: 1 })}
      />
      <div ref={results} className={styles.list}>
        <p role="status" className={styles.status}>
          {chosen && found && words.t('filter.results', { n: words.number(found.units.length) })}
          {chosen && search.status === 'failed' && words.t('filter.failed')}
        </p>
        {chosen && found && pagination && search.status === 'ready' ? (
          <search.Results
            search={search.search}
            found={found}
            pagination={pagination}
            options={options}
            choice={choice}
            listPath={listPath}
            level={level}
            words={words}
            onChoose={choose}
            onPage={(page) => {
              if (!canTurnTo(page, { totalPages: pagination.totalPages, disabled })) return
              choose({ ...choice, page })
              results.current?.scrollIntoView()
            }}
          />
        ) : (
          <div className={styles.plain} inert={disabled}>
            {children}
          </div>
        )}
      </div>
    </>
  )
}

/** The values of a form's fields, as the query with which the browser would send it. */
const queryOfForm = (form: HTMLFormElement | null): string =>
  new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]).toString()

/** The homes to show, and if there are none, how many there would be with one choice less. */
const findHomes = (index: Index, options: FilterOption[], choice: FilterChoice): FoundHomes => {
  const units = findUnits(index, options, choice)
  const fewer = units.length > 0 ? [] : fewerChoices(choice)
  return {
    units,
    without: fewer.map((less) => ({
      ...less,
      count: findUnits(index, options, less.choice).length,
    })),
  }
}
