import type { JobCard as JobCardModel } from '#src/models/parts/cards.ts'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'
import { JobCard } from './JobCard.tsx'
import styles from './JobList.module.css'

type JobListProps = { cards: JobCardModel[]; level: HeadingLevel; view: View }

/** Open positions, one below the other. */
export const JobList = ({ cards, level, view }: JobListProps) => (
  <ul className={styles.list}>
    {cards.map((card) => (
      <li key={card.path}>
        <JobCard card={card} level={level} view={view} />
      </li>
    ))}
  </ul>
)
