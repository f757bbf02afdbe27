import type { View } from '../view/view.ts'
import styles from './Progress.module.css'

type ProgressProps = { percent: number; day: string | null; view: View }

/** How far a construction is, and when that was measured. */
export const Progress = ({ percent, day, view }: ProgressProps) => (
  <>
    {view.percent(percent)}
    {day && (
      <>
        {' '}
        <small className={styles.day}>
          <time dateTime={day}>{view.t('project.progressAsOf', { date: view.month(day) })}</time>
        </small>
      </>
    )}
    <progress
      value={percent}
      max={100}
      className={styles.bar}
      aria-label={view.t('project.progress')}
    />
  </>
)
