import type { ReactNode } from 'react'
import type { FilterModel, SortKey } from '#src/models/parts/unit-filter.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Wording } from '../view/wording.ts'
import styles from './FilterTools.module.css'
import type { FilterChoice } from './filter-choice.ts'

export type FilterToolsProps = {
  sorts: FilterModel['sorts']
  choice: FilterChoice
  words: Wording
  /** How many homes there are. */
  status: ReactNode
  onSort: (sort: SortKey | null) => void
  onTable: (table: boolean) => void
}

/** How many homes there are, in which order, and whether as cards or as a table. */
export const FilterTools = (props: FilterToolsProps) => (
  <div className={styles.tools}>
    <p role="status" className={styles.status}>
      {props.status}
    </p>
    <div className={styles.controls}>
      <Order {...props} />
      <Layout {...props} />
    </div>
  </div>
)

const Order = ({ sorts, choice, words, onSort }: FilterToolsProps) =>
  sorts.length > 0 && (
    <label className={styles.order}>
      <VisuallyHidden>{words.t('filter.sort')}</VisuallyHidden>
      <select
        name="sort"
        className={styles.select}
        value={choice.sort ?? ''}
        onChange={({ target }) => onSort((target.value || null) as SortKey | null)}
      >
        <option value="">{words.t('filter.ownOrder')}</option>
        {sorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )

const Layout = ({ choice: { table }, words, onTable }: FilterToolsProps) => (
  <div className={styles.layout}>
    {[false, true].map((asTable) => (
      <button
        key={String(asTable)}
        type="button"
        className={styles.as}
        data-as={asTable ? 'table' : 'cards'}
        aria-pressed={table === asTable}
        onClick={() => onTable(asTable)}
      >
        <VisuallyHidden>{words.t(asTable ? 'filter.table' : 'filter.cards')}</VisuallyHidden>
      </button>
    ))}
  </div>
)
