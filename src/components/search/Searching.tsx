import type { ReactNode } from 'react'
import type { Wording } from '../view/wording.ts'
import styles from './FoundPages.module.css'

/** Says that the search is under way. What stood before stays below. */
export const Searching = ({ view, children }: { view: Wording; children: ReactNode }) => (
  <>
    <p role="status" className={styles.status}>
      {view.t('search.loading')}
    </p>
    {children}
  </>
)
