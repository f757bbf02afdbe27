import type { ReactNode } from 'react'
import type { UnitCard as UnitCardModel } from '#src/models/parts/cards.ts'
import { PlanLines } from '../plan/PlanLines.tsx'
import { Heart } from '../shortlist/Heart.tsx'
import { Area } from '../ui/Area.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Picture } from '../ui/Picture.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { Wording } from '../view/wording.ts'
import styles from './Card.module.css'
import type { CardProps } from './Cards.tsx'

export const UnitCard = ({
  card,
  level,
  view,
  opening,
  extent,
}: CardProps<UnitCardModel, Wording>) => {
  const availability = (
    <p className={styles.badge} data-availability={card.availability}>
      {view.t(`unit.availability.${card.availability}`)}
    </p>
  )
  const direction = card.orientation && view.t(`unit.orientation.${card.orientation}`)
  const outlook = [card.outlook, direction].filter(Boolean).join(' · ')
  return (
    <article className={styles.card}>
      <div className={styles.frame} data-card-picture={card.picture || card.plan ? '' : undefined}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            extent={extent}
            className={styles.picture}
            priority={opening}
          />
        ) : card.plan ? (
          <div className={styles.plan}>
            <PlanLines lines={card.plan} alt={`${view.t('unit.plan')}: ${card.title}`} />
          </div>
        ) : (
          <p className={styles.figure} aria-hidden="true">
            <Area squareMetres={card.area} view={view} />
          </p>
        )}
        {availability}
      </div>
      <div className={styles.words}>
        <p className={styles.above}>
          {[card.project, view.t(`unit.kind.${card.kind}`)].filter(Boolean).join(' · ')}
        </p>
        <Heading level={level} className={styles.title}>
          <SiteLink href={card.path} external={false} view={view} className={styles.link}>
            {card.title}
          </SiteLink>
        </Heading>
        <p className={styles.summary}>{card.summary}</p>
        <dl className={styles.facts}>
          {card.bedrooms > 0 && (
            <Fact label={view.t('unit.bedrooms')} value={view.number(card.bedrooms)} />
          )}
          <Fact label={view.t('unit.area')} value={<Area squareMetres={card.area} view={view} />} />
          {card.levels.length > 0 && (
            <Fact
              label={view.t('unit.floor')}
              value={card.levels.map((level) => view.number(level)).join(' · ')}
            />
          )}
          {outlook && <Fact label={view.t('unit.view')} value={outlook} alone />}
        </dl>
        <p className={styles.price}>
          <HomePrice amount={card.price} view={view} />
        </p>
      </div>
      <div className={styles.heart}>
        <Heart home={card} view={view} />
      </div>
    </article>
  )
}

/** @param fact.alone whether it has a line of its own, so that the lines of cards beside each other are level. */
const Fact = ({ label, value, alone }: { label: string; value: ReactNode; alone?: boolean }) => (
  <div className={styles.fact} data-alone={alone}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
