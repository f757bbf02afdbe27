import type { FinderHome } from '#src/models/parts/finder.ts'
import { Area } from '../ui/Area.tsx'
import { HomePrice } from '../ui/Price.tsx'
import type { View } from '../view/view.ts'
import styles from './HomeRows.module.css'
import { Swatch } from './Legend.tsx'

/** Homes one below the other, each a link. */
export const HomeRows = ({ homes, view }: { homes: FinderHome[]; view: View }) => {
  const { t, number } = view
  return (
    <ul className={styles.rows}>
      {homes.map((home) => (
        <li key={home.path}>
          <a href={home.path} className={styles.row}>
            <span className={styles.name}>{nameOf(home)}</span>
            <span className={styles.price}>
              <HomePrice amount={home.price} view={view} />
            </span>
            <span className={styles.facts}>
              {home.bedrooms > 0 && `${t('unit.bedrooms')}: ${number(home.bedrooms)} · `}
              <Area squareMetres={home.area} view={view} />
            </span>
            <span className={styles.status}>
              <Swatch availability={home.availability} />
              {t(`unit.availability.${home.availability}`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** With the number that marks the home on pictures, if its title does not have it. */
const nameOf = ({ title, number }: FinderHome): string =>
  title.includes(number) ? title : `${number} · ${title}`
