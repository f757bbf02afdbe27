import type { ArticleCard as ArticleCardModel } from '#src/models/parts/cards.ts'
import { Heading } from '../ui/Heading.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Tags } from '../ui/Tags.tsx'
import styles from './Card.module.css'
import type { CardProps } from './Cards.tsx'

export const ArticleCard = ({
  card,
  level,
  view,
  opening,
  extent,
}: CardProps<ArticleCardModel>) => (
  <article className={styles.card}>
    <div className={styles.frame} data-card-picture="">
      <Picture
        picture={card.picture}
        extent={extent}
        className={styles.picture}
        priority={opening}
      />
    </div>
    <div className={styles.words}>
      <p className={styles.above}>
        <time dateTime={card.date}>{view.date(card.date)}</time>
      </p>
      <Heading level={level} className={styles.title}>
        <SiteLink href={card.path} external={false} view={view} className={styles.link}>
          {card.title}
        </SiteLink>
      </Heading>
      <p className={styles.summary}>{card.summary}</p>
      <div className={styles.aside}>
        <Tags tags={card.tags} view={view} />
      </div>
    </div>
  </article>
)
