import { FramePart } from '../frame/FramePart.tsx'
import styles from '../frame/OnPaper.module.css'
import type { View } from '../view/view.ts'

/** Parts of a page that are shown on paper only. */

/** At the top of the first sheet: whose it is. */
export const PaperHead = ({ view }: { view: View }) => (
  <div data-paper="only" className={styles.head}>
    <FramePart name="paperLogo" view={view} />
  </div>
)

/** At the end of the last sheet: whose it is, and what holds for it. */
export const PaperEnd = ({ view }: { view: View }) => (
  <div data-paper="only" className={styles.end}>
    <FramePart name="paperAddress" view={view} />
  </div>
)
