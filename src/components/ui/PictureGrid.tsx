import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import type { Extent } from './extents.ts'
import { GalleryLink } from './GalleryLink.tsx'
import { Picture } from './Picture.tsx'
import styles from './PictureGrid.module.css'

type PictureGridProps = {
  pictures: PictureModel[]
  /** The gallery that they open in, where it has more pictures than these. */
  gallery?: string
  view: View
}

/** Pictures side by side; each opens in a gallery of them all or, without a script, leads to its file. */
export const PictureGrid = ({
  pictures,
  gallery = pictures[0]?.desktop.src,
  view,
}: PictureGridProps) => (
  <ul className={styles.grid} data-many={pictures.length > 2}>
    {pictures.map((picture, index) => (
      <li key={picture.desktop.src} className={styles.cell}>
        <GalleryLink
          picture={picture}
          gallery={gallery}
          position={index + 1}
          className={styles.link}
          view={view}
        >
          <Picture
            picture={picture}
            extent={extentOf(index, pictures.length)}
            className={styles.picture}
          />
        </GalleryLink>
      </li>
    ))}
  </ul>
)

/** As the styles lay them out. */
const extentOf = (index: number, count: number): Extent => {
  if (count === 1) return 'cell-alone'
  if (count === 2) return 'cell-of-2'
  if (index === 0) return count % 2 === 1 ? 'cell-large' : 'cell-first'
  const isLast = index === count - 1
  if (isLast && count % 3 === 1) return 'cell-row'
  return isLast && count % 3 === 2 ? 'cell-wide' : 'cell'
}
