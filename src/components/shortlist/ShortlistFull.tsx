import { SHORTLIST_MAX } from '#src/site/shortlist.ts'
import type { FrameView } from '../view/view.ts'
import styles from './ShortlistFull.module.css'

/** Where `keepShortlist` says for a moment that the shortlist takes no more homes. */
export const ShortlistFull = ({ view: { t, number } }: { view: FrameView }) => (
  <p
    role="status"
    className={styles.full}
    data-shortlist-full={t('shortlist.full', { n: number(SHORTLIST_MAX) })}
  />
)
