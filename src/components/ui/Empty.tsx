import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type EmptyProps = {
  /** A drawing of what will be here. */
  mark?: ReactNode
  children: ReactNode
}

/** Stands where a list has nothing yet. */
export const Empty = ({ mark, children }: EmptyProps) => (
  <div className={styles.empty}>
    {mark && <span className={styles.mark}>{mark}</span>}
    <p className={styles.words}>{children}</p>
  </div>
)
