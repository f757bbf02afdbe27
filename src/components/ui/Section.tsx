import type { ReactNode } from 'react'
import type { SectionData } from '#src/models/parts/parts.ts'
import styles from './Section.module.css'
import { SectionHeader } from './SectionHeader.tsx'

type SectionProps = {
  data: SectionData | null
  /** Where links on the page find it, for a section that sets its heading itself. */
  anchor?: string | null
  tone?: 'plain' | 'sand' | 'dark'
  /** Whether the heading is above the content or, on wide windows, beside it. */
  arrangement?: 'above' | 'beside'
  /** A part of a whole, such as the floors of a project, has a quieter heading than a block. */
  size?: 'part' | 'section'
  /** Whether it is part of the page's fact sheet, or never on paper. */
  paper?: 'sheet' | 'never'
  children: ReactNode
}

/** A stretch of the page, with its heading where it has one, between the margins of the page. */
export const Section = ({
  data,
  anchor = data?.anchor,
  tone = 'plain',
  arrangement = 'above',
  size = 'section',
  paper,
  children,
}: SectionProps) => (
  <section id={anchor ?? undefined} className={styles.section} data-tone={tone} data-paper={paper}>
    <div className={styles.inner} data-arrangement={data ? arrangement : 'above'}>
      {data && (
        <SectionHeader
          data={data}
          size={size}
          arrangement={arrangement === 'above' ? 'split' : 'stacked'}
        />
      )}
      <div className={styles.body}>{children}</div>
    </div>
  </section>
)
