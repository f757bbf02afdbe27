import type { ReactNode } from 'react'
import type { Sales } from '#src/models/parts/sales.ts'
import type { View } from '../view/view.ts'
import { SalesActions } from './SalesActions.tsx'
import styles from './SalesBar.module.css'

type SalesBarProps = {
  /** What is for sale. */
  title: string
  price: ReactNode
  status: ReactNode
  sales: Sales
  view: View
}

/**
 * On narrow windows, price and actions at the bottom of the window. It is the last part of the content, so that
 * it covers neither the end of the content nor the footer.
 */
export const SalesBar = ({ title, price, status, sales, view }: SalesBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: it groups links, not the fields of a form.
  <div role="group" aria-label={title} className={styles.bar} data-sales="bar">
    <p className={styles.words}>
      {price && <span className={styles.price}>{price}</span>}
      <span className={styles.status}>{status}</span>
    </p>
    <SalesActions sales={sales} compact view={view} />
  </div>
)
