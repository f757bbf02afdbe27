import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

type CardGridProps = { columns?: 2 | 3 | 4; children: ReactNode }

/** A list of cards, each a list item. */
export const CardGrid = ({ columns = 3, children }: CardGridProps) => (
  <ul className={styles.grid} data-columns={columns}>
    {children}
  </ul>
)
