import type { Floor } from '#src/models/pages/project.ts'
import type { View } from '../view/view.ts'
import styles from './FloorList.module.css'
import { imageSize } from './Picture.tsx'
import { resized } from './resized.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type FloorListProps = { floors: Floor[]; view: View }

/** Floors with their drawings; each leads to the large drawing. A title that has the number of its floor says it alone. */
export const FloorList = ({ floors, view }: FloorListProps) => (
  <ul className={styles.list}>
    {floors.map(({ title, level, plan, alt }) => (
      <li key={`${level} ${title}`} className={styles.floor}>
        <h3 className={styles.title}>{title}</h3>
        {!title.includes(view.number(level)) && (
          <p className={styles.level}>
            <VisuallyHidden>{view.t('unit.floor')} </VisuallyHidden>
            <bdi>{view.number(level)}</bdi>
          </p>
        )}
        {plan && (
          <a href={plan.src} className={styles.link} data-gallery="floors">
            <img
              src={plan.src}
              {...resized(plan, { extent: 'floor', crop: 'desktop', format: 'webp' })}
              alt={alt || `${view.t('unit.plan')}: ${title}`}
              {...imageSize(plan)}
              loading="lazy"
              decoding="async"
              className={styles.plan}
            />
          </a>
        )}
      </li>
    ))}
  </ul>
)
