import type { View } from '../view/view.ts'
import styles from './ConvertedNote.module.css'

/** That converted prices are for orientation. Only visitors with another currency than the site's see it. */
export const ConvertedNote = ({ view }: { view: View }) => {
  const { base, currencies } = view.shell.currency
  if (currencies.length < 2) return null
  return (
    <p data-converted-note="" hidden className={styles.note}>
      {view.t('shell.converted', { base })}
    </p>
  )
}
