import type { AllCard as AllCardModel } from '#src/models/parts/parts.ts'
import type { View } from '../view/view.ts'
import styles from './AllCard.module.css'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { Picture } from './Picture.tsx'
import { SiteLink } from './SiteLink.tsx'

type AllCardProps = { card: AllCardModel; level: HeadingLevel; view: View }

/** The way from a row of some to all of them. */
export const AllCard = ({ card, level, view }: AllCardProps) => (
  <div className={styles.card} data-tone="dark">
    {card.picture && <Picture picture={card.picture} extent="all" className={styles.picture} />}
    <div className={styles.words}>
      <Heading level={level} className={styles.title}>
        <SiteLink
          href={card.href}
          external={card.external}
          file={card.file}
          view={view}
          className={styles.link}
        >
          {card.title}
        </SiteLink>
      </Heading>
      {card.text && <p className={styles.text}>{card.text}</p>}
    </div>
  </div>
)
