import type { CSSProperties } from 'react'
import { listed } from '#src/lib/listed.ts'
import type { Pin } from '#src/models/blocks/map.ts'
import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import styles from './MapPins.module.css'
import { imageSize, Picture } from './Picture.tsx'
import { PriceIn } from './Price.tsx'
import { SiteLink } from './SiteLink.tsx'

type MapPinsProps = { picture: PictureModel; pins: Pin[]; view: View }

/**
 * A map with a pin for each project. A pin opens a card of its project, one at a time and without a script. Places on
 * a map stay where they are in every language: nothing here is mirrored but the cards. Pins are measured on the
 * desktop crop, so every window shows that one; narrow windows scroll it, and `watchPins` scrolls to the card.
 */
export const MapPins = ({ picture, pins, view }: MapPinsProps) => {
  const group = view.nextId()
  return (
    <div className={styles.scroller}>
      <div className={styles.map}>
        <Picture
          picture={{ ...picture, tablet: null, mobile: null }}
          extent="map"
          className={styles.picture}
        />
        {pins.map((pin) => (
          <PinWithCard key={pin.card.path} pin={pin} group={group} view={view} />
        ))}
      </div>
    </div>
  )
}

type PinProps = { pin: Pin; group: string; view: View }

const PinWithCard = ({ pin: { card, x, y, image }, group, view }: PinProps) => (
  <details
    name={group}
    className={styles.pin}
    data-pin=""
    // The card is on the side that has more room.
    data-x={x < 33 ? 'start' : x > 67 ? 'end' : 'middle'}
    data-y={y < 50 ? 'above' : 'below'}
    style={{ '--x': x, '--y': `${y}%` } as CSSProperties}
  >
    <summary className={styles.tip} aria-label={listed([card.title, card.district])}>
      <PinHead image={image} />
      <span className={styles.label}>{card.title}</span>
    </summary>
    <div className={styles.card} dir={view.shell.dir}>
      {card.picture && <Picture picture={card.picture} extent="pin" className={styles.cover} />}
      <div className={styles.words}>
        <SiteLink href={card.path} external={false} view={view} className={styles.title}>
          {card.title}
        </SiteLink>
        <span className={styles.district}>{card.district}</span>
        {card.priceFrom !== null && (
          <span>
            <PriceIn text="project.from" amount={card.priceFrom} view={view} />
          </span>
        )}
      </div>
    </div>
  </details>
)

/** The mark on the tip of a pin. */
export const PinHead = ({ image }: { image: Pin['image'] }) => (
  <span className={styles.head}>
    {image && (
      <img src={image.src} alt="" {...imageSize(image)} loading="lazy" className={styles.mark} />
    )}
  </span>
)
