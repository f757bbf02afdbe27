import type { ReactNode } from 'react'
import styles from './Status.module.css'

type StatusProps = {
  /** How far off a purchase is. */
  tone?: 'open' | 'held' | 'gone'
  children: ReactNode
}

/** A label that says how something is doing, such as whether a home can be bought. */
export const Status = ({ tone = 'open', children }: StatusProps) => (
  <span className={styles.status} data-tone-of={tone}>
    {children}
  </span>
)
