import type { ReactNode } from 'react'
import type { UnitCard as UnitCardModel } from '#src/models/parts/cards.ts'
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
  return (
    <article className={styles.card}>
      {card.picture && (
        <div className={styles.frame}>
          <Picture
            picture={card.picture}
            extent={extent}
            className={styles.picture}
            priority={opening}
          />
          {availability}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.above}>
          {[card.project, view.t(`unit.kind.${card.kind}`)].filter(Boolean).join(' · ')}
        </p>
        <Heading level={level} className={styles.title}>
          <SiteLink href={card.path} external={false} view={view} className={styles.link}>
            {card.title}
          </SiteLink>
        </Heading>
        {!card.picture && availability}
        <p className={styles.summary}>{card.summary}</p>
        <dl className={styles.facts}>
          {card.bedrooms > 0 && (
            <Fact label={view.t('unit.bedrooms')} value={view.number(card.bedrooms)} />
          )}
          <Fact label={view.t('unit.bathrooms')} value={view.number(card.bathrooms)} />
          <Fact label={view.t('unit.area')} value={<Area squareMetres={card.area} view={view} />} />
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

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
