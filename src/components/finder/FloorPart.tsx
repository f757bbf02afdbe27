import type { CSSProperties } from 'react'
import type { FinderFloor } from '#src/models/parts/finder.ts'
import type { View } from '../view/view.ts'
import { AreaPicture } from './AreaPicture.tsx'
import styles from './Finder.module.css'
import { HomeRows } from './HomeRows.tsx'
import { homeAreas } from './home-areas.tsx'

type FloorPartProps = {
  floor: FinderFloor
  above: FinderFloor | null
  below: FinderFloor | null
  /** Whether it is the one that visitors see who have chosen none. */
  shownFirst: boolean
  view: View
}

/** A floor: its picture with the homes on it, and a list of them. CSS shows the one that the address names. */
export const FloorPart = ({ floor, above, below, shownFirst, view }: FloorPartProps) => {
  const { t } = view
  const { title, anchor, image, alt, homes } = floor
  return (
    <section
      id={anchor}
      className={styles.level}
      data-shown-first={shownFirst || undefined}
      aria-labelledby={`${anchor}-title`}
    >
      <div className={styles.head}>
        <h3 id={`${anchor}-title`} className={styles.heading}>
          {title}
        </h3>
        <p className={styles.steps}>
          {[above, below].map(
            (other) =>
              other && (
                <a key={other.anchor} href={`#${other.anchor}`} className={styles.step}>
                  <span aria-hidden="true">{other === above ? '↑ ' : '↓ '}</span>
                  {other.title}
                </a>
              ),
          )}
          <a href="#finder" className={`${styles.step} ${styles.all}`}>
            {t('finder.all')}
          </a>
        </p>
      </div>
      <div className={styles.onFloor}>
        {image && (
          <div
            className={styles.plate}
            style={{ '--ratio': image.width / image.height } as CSSProperties}
          >
            <AreaPicture
              image={image}
              alt={alt || `${t('unit.plan')}: ${title}`}
              label={t('finder.onFloor', { floor: title })}
              areas={homeAreas(homes, view)}
              extent="finder"
            />
          </div>
        )}
        <HomeRows homes={homes} view={view} />
      </div>
    </section>
  )
}
