import { CONSTRUCTION, type ProgressDay } from '#src/models/parts/progress.ts'
import { Part } from '../ui/Part.tsx'
import { PictureGrid } from '../ui/PictureGrid.tsx'
import type { View } from '../view/view.ts'
import styles from './ConstructionDays.module.css'

/** The construction in pictures: the newest day first. All open in one gallery. */
export const ConstructionDays = ({ days, view }: { days: ProgressDay[]; view: View }) => (
  <Part title={view.t('project.progress')} anchor={CONSTRUCTION}>
    <div className={styles.days}>
      {days.map(({ date, percent, pictures }) => (
        <section key={date} className={styles.day}>
          <h3 className={styles.title}>
            <time dateTime={date}>{view.date(date)}</time>
            {percent !== null && <span className={styles.percent}>{view.percent(percent)}</span>}
          </h3>
          <PictureGrid pictures={pictures} gallery={CONSTRUCTION} view={view} />
        </section>
      ))}
    </div>
  </Part>
)
