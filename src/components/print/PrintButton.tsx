import type { View } from '../view/view.ts'
import styles from './PrintButton.module.css'

/** Prints the page, where scripts run. `watchPrinting` serves it. */
export const PrintButton = ({ view }: { view: View }) => (
  <p data-scripting="enabled">
    <button type="button" className={styles.button} data-print="page">
      <PrinterIcon />
      {view.t('print.action')}
    </button>
  </p>
)

/** `printer` of lucide.dev (ISC licence). */
const PrinterIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
    <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
    <rect x="6" y="14" width="12" height="8" rx="1" />
  </svg>
)
