import type { SectionData } from '#src/models/parts/parts.ts'
import { Heading } from './Heading.tsx'
import { RichText } from './RichText.tsx'
import styles from './SectionHeader.module.css'

type SectionHeaderProps = {
  data: SectionData
  level?: 1 | 2
  size?: 'part' | 'section' | 'hero'
  /** Whether the introduction is below the heading or, on wide windows, beside it. */
  arrangement?: 'stacked' | 'split'
}

/** The opening words of a block: a line above, the heading, an introduction. */
export const SectionHeader = ({
  data,
  level = 2,
  size = 'section',
  arrangement = 'stacked',
}: SectionHeaderProps) => (
  <div className={styles.header} data-size={size} data-arrangement={arrangement}>
    <div className={styles.names}>
      {data.eyebrow && <p className={styles.eyebrow}>{data.eyebrow}</p>}
      <Heading level={level} className={styles.title}>
        {data.title}
      </Heading>
    </div>
    {data.text && (
      <RichText text={data.text} headingLevel={level === 1 ? 2 : 3} className={styles.text} />
    )}
  </div>
)
