import type { ProjectModel } from '#src/models/pages/project.ts'
import { PinHead } from '../ui/MapPins.tsx'
import { Part } from '../ui/Part.tsx'
import { imageSize } from '../ui/Picture.tsx'
import { resized } from '../ui/resized.ts'
import type { View } from '../view/view.ts'
import styles from './ProjectLocation.module.css'

/** The location of a project: its address, and a map of its surroundings with its pin in the middle. */
export const ProjectLocation = ({ content, view }: { content: ProjectModel; view: View }) => {
  const { title, district, address, mapImage, pin } = content
  if (!address && !mapImage) return null
  return (
    <Part title={view.t('project.location')} tone="sand" arrangement="beside">
      <address className={styles.address}>{address ?? district}</address>
      {mapImage && (
        <div className={styles.map}>
          <img
            src={mapImage.src}
            {...resized(mapImage, { extent: 'half', crop: 'desktop', format: 'webp' })}
            alt={`${view.t('project.location')}: ${title}, ${district}`}
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
      )}
    </Part>
  )
}
