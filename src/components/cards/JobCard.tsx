import type { JobCard as JobCardModel } from '#src/models/parts/cards.ts'
import { Heading, type HeadingLevel } from '../ui/Heading.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './JobCard.module.css'

type JobCardProps = { card: JobCardModel; level: HeadingLevel; view: View }

export const JobCard = ({ card, level, view }: JobCardProps) => (
  <article className={styles.card}>
    <div className={styles.words}>
      <p className={styles.above}>{card.department}</p>
      <Heading level={level} className={styles.title}>
        <SiteLink href={card.path} external={false} view={view} className={styles.link}>
          {card.title}
        </SiteLink>
      </Heading>
      <p className={styles.summary}>{card.summary}</p>
    </div>
    <ul className={styles.facts}>
      <li>{card.place}</li>
      <li>{view.t(`job.employment.${card.employment}`)}</li>
      <li>
        <time dateTime={card.date}>{view.date(card.date)}</time>
      </li>
    </ul>
  </article>
)
