import type { HomePlace } from '#src/models/parts/home-places.ts'
import type { Image } from '#src/models/parts/media.ts'
import { imageSize } from '../ui/Picture.tsx'
import { resized, thumbnail } from '../ui/resized.ts'
import type { View } from '../view/view.ts'
import styles from './HomePlaces.module.css'

type HomePlacesProps = { places: HomePlace[]; home: string; view: View }

/** Where a home is on its floor and in its building; each small picture leads to the finder. */
export const HomePlaces = ({ places, home, view }: HomePlacesProps) => (
  <ul className={styles.places}>
    {places.map(({ title, image, own, others, href }) => (
      <li key={href}>
        <a href={href} className={styles.place}>
          <span className={styles.picture}>
            <img
              src={thumbnail(image)}
              {...resized(image, { extent: 'beside-of-2', crop: 'desktop', format: 'webp' })}
              alt={view.t('finder.place', { home, where: title })}
              {...imageSize(image)}
              loading="lazy"
              decoding="async"
              className={styles.image}
            />
            <svg
              viewBox={`0 0 ${image.width} ${image.height}`}
              aria-hidden="true"
              className={styles.areas}
            >
              {others.map(({ d }) => (
                <path key={d} d={d} />
              ))}
              <path d={own.d} className={styles.own} />
              {[...others, own].map(
                ({ d, mark }) =>
                  mark && (
                    <text
                      key={d}
                      x={mark.x}
                      y={mark.y}
                      style={{ fontSize: `${fontSizeOn(image)}px` }}
                    >
                      {mark.text}
                    </text>
                  ),
              )}
            </svg>
          </span>
          <span className={styles.title}>{title}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** In the pixels of the picture, so that numbers are read where it is as small as a card. */
const fontSizeOn = ({ width }: Image): number => Math.round(width / 30)
