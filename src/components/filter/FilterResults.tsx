import type { Pagination as PaginationModel } from '#src/models/pagination.ts'
import type { SearchedUnit, UnitSearch } from '#src/models/unit-search.ts'
import { UnitCard } from '../cards/UnitCard.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { Wording } from '../wording.ts'
import type { ShownOption } from './FilterForm.tsx'
import styles from './FilterResults.module.css'
import { type FilterChoice, queryOf } from './filter-choice.ts'
import type { Found } from './filter-units.ts'

type FilterResultsProps = {
  search: UnitSearch
  /** Where nothing was found, what one thing less would give. */
  found: Found & { without: { item: string | null; choice: FilterChoice; count: number }[] }
  pagination: PaginationModel
  options: ShownOption[]
  choice: FilterChoice
  listPath: string
  level: HeadingLevel
  words: Wording
  onChoose: (choice: FilterChoice) => void
  onPage: (page: number) => void
}

/** The homes that were found, or, where there are none, what to give up. */
export const FilterResults = (props: FilterResultsProps) => {
  const { search, found, pagination, choice, listPath, level, words, onPage } = props
  if (found.units.length === 0) return <NothingFound {...props} />
  const { page, itemsPerPage } = pagination
  const shown = found.units.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  return (
    <div className={styles.results}>
      <CardGrid>
        {shown.map((position) => {
          const unit = search.units[position] as SearchedUnit
          const picture = unit.picture === null ? null : (search.pictures[unit.picture] ?? null)
          return (
            <li key={unit.path}>
              <UnitCard card={{ ...unit, picture }} level={level} view={words} />
            </li>
          )
        })}
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

const NothingFound = ({ options, found, choice, words, onChoose }: FilterResultsProps) => {
  const labels = new Map(options.flatMap(({ items }) => items).map(({ id, label }) => [id, label]))
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{words.t('filter.empty')}</p>
      <ul className={styles.choices}>
        {found.without.map(({ item, choice: fewer, count }) => (
          <li key={item}>
            <button type="button" className={styles.choice} onClick={() => onChoose(fewer)}>
              {words.t('filter.without', {
                choice: (item === null ? choice.text : labels.get(item)) ?? '',
                n: words.number(count),
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
