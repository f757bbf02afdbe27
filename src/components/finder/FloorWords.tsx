import type { FinderFloor } from '#src/models/parts/finder.ts'
import { PriceIn } from '../ui/Price.tsx'
import type { View } from '../view/view.ts'
import styles from './Finder.module.css'

/** A name, how many homes are free, and from which price. */
export const FloorWords = ({ floor, view }: { floor: FinderFloor; view: View }) => {
  const { t, number } = view
  const { title, free, homes, priceFrom } = floor
  return (
    <>
      <span className={styles.name}>{title}</span>
      <span className={styles.free}>
        {free > 0
          ? t('finder.free', { free: number(free), total: number(homes.length) })
          : t('finder.none')}
      </span>
      {priceFrom !== null && (
        <span className={styles.from}>
          <PriceIn text="project.from" amount={priceFrom} view={view} />
        </span>
      )}
    </>
  )
}
