import { memo, useDeferredValue, useMemo } from 'react'
import type { Pagination as PaginationModel } from '#src/models/addresses/pagination.ts'
import type { SearchedUnit, UnitSearch } from '#src/models/site/unit-search.ts'
import { UnitCard } from '../cards/UnitCard.tsx'
import { freeze } from '../static/freeze.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { Wording } from '../view/wording.ts'
import type { ShownOption } from './FilterForm.tsx'
import styles from './FilterResults.module.css'
import { type FilterChoice, queryOf } from './filter-choice.ts'

export type FoundHomes = {
  /** Their positions in the search data. */
  units: number[]
  /** If nothing was found: how many homes there would be with one choice less. */
  without: { item: string | null; choice: FilterChoice; count: number }[]
}

type FilterResultsProps = {
  search: UnitSearch
  found: FoundHomes
  pagination: PaginationModel
  options: ShownOption[]
  choice: FilterChoice
  listPath: string
  level: HeadingLevel
  words: Wording
  onChoose: (choice: FilterChoice) => void
  onPage: (page: number) => void
}

/** As many as a phone shows at a time. The cards after them follow a frame later. */
const AT_ONCE = 2

/** The homes that were found, or, if there are none, which choice to remove. */
export const FilterResults = (props: FilterResultsProps) =>
  props.found.units.length === 0 ? <NothingFound {...props} /> : <HomeCards {...props} />

const HomeCards = (props: FilterResultsProps) => {
  const { search, found, pagination, choice, listPath, level, words, onPage } = props
  const { page, itemsPerPage } = pagination
  const shown = useMemo(
    () => found.units.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    [found, page, itemsPerPage],
  )
  const later = useDeferredValue(shown)
  const cards = [...shown.slice(0, AT_ONCE), ...later.slice(AT_ONCE, shown.length)]
  return (
    <div className={styles.results}>
      <CardGrid>
        {cards.map((position, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card that makes room for another one is not missing in between.
          <li key={place}>
            <HomeCard search={search} position={position} level={level} words={words} />
          </li>
        ))}
      </CardGrid>
      <Pagination
        pagination={pagination}
        hrefOf={(target) => listPath + queryOf({ ...choice, page: target })}
        onPage={onPage}
        view={words}
      />
    </div>
  )
}

type HomeCardProps = Pick<FilterResultsProps, 'search' | 'level' | 'words'> & { position: number }

/** As HTML a card takes a fraction of the time: React sees one element instead of forty. */
const HomeCard = memo(({ search, position, level, words }: HomeCardProps) => {
  const unit = search.units[position] as SearchedUnit
  const picture = unit.picture === null ? null : (search.pictures[unit.picture] ?? null)
  return freeze(<UnitCard card={{ ...unit, picture }} level={level} view={words} />)
})

const NothingFound = ({ options, found, choice, words, onChoose }: FilterResultsProps) => {
  const labels = new Map(options.flatMap(({ items }) => items).map(({ id, label }) => [id, label]))
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{words.t('filter.empty')}</p>
      <ul className={styles.choices}>
        {found.without.map(({ item, choice: fewer, count }) => {
          const text = words.t('filter.without', { n: words.number(count) })
          const [before, after] = text.split('{choice}')
          return (
            <li key={item}>
              <button type="button" className={styles.choice} onClick={() => onChoose(fewer)}>
                {before}
                {item === null ? choice.text : labels.get(item)}
                {after}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
