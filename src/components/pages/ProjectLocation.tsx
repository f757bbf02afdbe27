import { listed } from '#src/lib/listed.ts'
import type { Place } from '#src/models/parts/place.ts'
import { directionsTo } from '#src/site/directions.ts'
import { PinHead } from '../ui/MapPins.tsx'
import { Part } from '../ui/Part.tsx'
import { imageSize } from '../ui/Picture.tsx'
import { resized } from '../ui/resized.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './ProjectLocation.module.css'

type LocationProps = { place: Place; view: View }

/**
 * Where a project is: its address, the way there in map applications, how far other places are, and a map of its
 * surroundings with its pin in the middle.
 */
export const ProjectLocation = ({ place, view }: LocationProps) => (
  <Part title={view.t('project.location')} anchor="location" tone="sand" arrangement="beside">
    <div className={styles.words}>
      <address className={styles.address}>{place.address ?? place.district}</address>
      <Directions place={place} view={view} />
      <TravelTimes place={place} view={view} />
    </div>
    <SurroundingsMap place={place} view={view} />
  </Part>
)

const Directions = ({ place: { coordinates }, view }: LocationProps) =>
  coordinates && (
    <p className={styles.directions}>
      <span>{view.t('project.directions')}</span>
      {directionsTo(coordinates).map(({ name, href }) => (
        <SiteLink key={name} href={href} external newTab view={view} className={styles.direction}>
          {name}
        </SiteLink>
      ))}
    </p>
  )

const TravelTimes = ({ place: { travelTimes }, view }: LocationProps) =>
  travelTimes.length > 0 && (
    <>
      <h3 className={styles.title}>{view.t('project.travelTimes')}</h3>
      <dl className={styles.times}>
        {travelTimes.map(({ place, minutes, by }) => (
          <div key={`${place} ${by}`} className={styles.time}>
            <dt>{place}</dt>
            <dd>{view.t(`project.by.${by}`, { n: view.number(minutes) })}</dd>
          </div>
        ))}
      </dl>
    </>
  )

const SurroundingsMap = ({ place: { title, district, mapImage, pin }, view }: LocationProps) =>
  mapImage && (
    <div className={styles.map}>
      <img
        src={mapImage.src}
        {...resized(mapImage, { extent: 'surroundings', crop: 'desktop', format: 'webp' })}
        alt={`${view.t('project.map')}: ${listed([title, district])}`}
        {...imageSize(mapImage)}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      {pin && (
        <span className={styles.pin}>
          <PinHead image={pin.image} />
        </span>
      )}
    </div>
  )
