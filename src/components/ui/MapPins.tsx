import type { CSSProperties } from 'react'
import type { Pin } from '#src/models/blocks/map.ts'
import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import styles from './MapPins.module.css'
import { imageSize, Picture } from './Picture.tsx'
import { SiteLink } from './SiteLink.tsx'

type MapPinsProps = { picture: PictureModel; pins: Pin[]; view: View }

/**
 * A map with a pin for each project. Places on a map stay where they are in every language: nothing here
 * is mirrored. Pins are measured on the desktop crop, so every window shows that one; narrow windows
 * scroll it.
 */
export const MapPins = ({ picture, pins, view }: MapPinsProps) => (
  <div className={styles.scroller}>
    <div className={styles.map}>
      <Picture
        picture={{ ...picture, tablet: null, mobile: null }}
        extent="page"
        className={styles.picture}
      />
      {pins.map(({ title, district, path, x, y, image }) => (
        <SiteLink
          key={path}
          href={path}
          external={false}
          view={view}
          className={styles.pin}
          style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
          aria-label={`${title}, ${district}`}
        >
          <PinHead image={image} />
          <span className={styles.label}>{title}</span>
        </SiteLink>
      ))}
    </div>
  </div>
)

/** The mark on the tip of a pin. */
export const PinHead = ({ image }: { image: Pin['image'] }) => (
  <span className={styles.head}>
    {image && (
      <img src={image.src} alt="" {...imageSize(image)} loading="lazy" className={styles.mark} />
    )}
  </span>
)
