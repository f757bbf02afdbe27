import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  title: string
  /** A line above the heading. */
  above?: ReactNode
  summary?: string | null
  /** Whether it begins a column of text, and so has its edges. */
  narrow?: boolean
  children?: ReactNode
}

/** The opening of a page without a hero: its heading of the first level and what belongs to it. */
export const PageHeader = ({ title, above, summary, narrow, children }: PageHeaderProps) => (
  <div className={styles.header} data-narrow={narrow || undefined}>
    {above && <div className={styles.above}>{above}</div>}
    <h1 className={styles.title}>{title}</h1>
    {summary && <p className={styles.summary}>{summary}</p>}
    {children}
  </div>
)
