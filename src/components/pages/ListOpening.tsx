import type { RichText as RichTextModel } from '#src/models/parts/rich-text.ts'
import { RichText } from '../ui/RichText.tsx'
import styles from './ListOpening.module.css'

/** The heading of a list in little room: the first cards are seen at once. */
export const ListOpening = ({ title, text }: { title: string; text: RichTextModel | null }) => (
  <div className={styles.opening}>
    <h1 className={styles.title}>{title}</h1>
    {text && <RichText text={text} className={styles.text} />}
  </div>
)
