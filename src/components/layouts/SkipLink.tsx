import type { View } from '../view/view.ts'
import styles from './SkipLink.module.css'

export const CONTENT_ID = 'content'

/** The first stop of the keyboard: past the header. */
export const SkipLink = ({ view }: { view: View }) => (
  <a href={`#${CONTENT_ID}`} className={styles.skip}>
    {view.t('shell.skip')}
  </a>
)
