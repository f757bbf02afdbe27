import type { UnitCard } from '#src/models/parts/cards.ts'
import { HomePrice } from '../ui/Price.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './Instead.module.css'

/** Near the title of a sold home: a similar one that can be bought. */
export const Instead = ({ card, view }: { card: UnitCard; view: View }) => (
  <p className={styles.instead}>
    <span className={styles.label}>{view.t('unit.instead')}</span>
    <SiteLink href={card.path} external={false} view={view} className={styles.link}>
      {card.title}
    </SiteLink>
    <span className={styles.price}>
      <HomePrice amount={card.price} view={view} />
    </span>
  </p>
)
