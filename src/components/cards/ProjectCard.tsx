import type { ProjectCard as ProjectCardModel } from '#src/models/parts/cards.ts'
import { Heading } from '../ui/Heading.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PriceIn } from '../ui/Price.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './Card.module.css'
import type { CardProps } from './Cards.tsx'

export const ProjectCard = ({
  card,
  level,
  view,
  opening,
  extent,
}: CardProps<ProjectCardModel>) => (
  <article className={styles.card}>
    {card.picture && (
      <div className={styles.frame} data-card-picture="">
        <Picture
          picture={card.picture}
          extent={extent}
          className={styles.picture}
          priority={opening}
        />
        <p className={styles.badge}>{view.t(`project.stage.${card.stage}`)}</p>
      </div>
    )}
    <div className={styles.words}>
      <p className={styles.above}>{card.district}</p>
      <Heading level={level} className={styles.title}>
        <SiteLink href={card.path} external={false} view={view} className={styles.link}>
          {card.title}
        </SiteLink>
      </Heading>
      {!card.picture && <p className={styles.above}>{view.t(`project.stage.${card.stage}`)}</p>}
      <p className={styles.summary}>{card.summary}</p>
      <ul className={styles.facts}>
        <li>{view.t('project.unitCount', { n: view.number(card.unitCount) })}</li>
        {card.priceFrom !== null && (
          <li className={styles.price}>
            <PriceIn text="project.from" amount={card.priceFrom} view={view} />
          </li>
        )}
      </ul>
    </div>
  </article>
)
