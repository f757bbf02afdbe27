import type { FilterModel } from '#src/models/pages/filter.ts'
import { Heading, type HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view.ts'
import styles from './FilterSummary.module.css'

type FilterSummaryProps = { filter: FilterModel; level: HeadingLevel; view: View }

type Item = FilterModel['options'][number]['items'][number]

/** What there is to choose from, and how many homes each choice would leave. */
export const FilterSummary = ({ filter, level, view }: FilterSummaryProps) => (
  <div className={styles.filter}>
    <Heading level={level} className={styles.title}>
      {view.t('unit.filter')}
    </Heading>
    <dl className={styles.options}>
      {filter.options.map(({ key, label, control, items }) => (
        <div key={key} className={styles.option} data-key={key} data-control={control}>
          <dt className={styles.label}>{label}</dt>
          {items.map((item) => (
            <dd key={item.label} className={styles.item}>
              <data value={valueOf(item)}>{item.label}</data>
              <span className={styles.count}>{view.number(item.count)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </div>
)

/** A value such as "villa", or a range such as "1000000..2000000", open where it has no end. */
const valueOf = ({ value, min, max }: Item): string => value ?? `${min ?? ''}..${max ?? ''}`
