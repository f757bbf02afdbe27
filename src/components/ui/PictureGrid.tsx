import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import { Picture } from './Picture.tsx'
import styles from './PictureGrid.module.css'

type PictureGridProps = {
  pictures: PictureModel[]
  /** The gallery that they open in, where it has more pictures than these. */
  gallery?: string
}

/** Pictures side by side; each opens in a gallery of them all or, without a script, leads to its file. */
export const PictureGrid = ({ pictures, gallery = pictures[0]?.desktop.src }: PictureGridProps) => (
  <ul className={styles.grid} data-many={pictures.length > 2}>
    {pictures.map((picture) => (
      <li key={picture.desktop.src} className={styles.cell}>
        <a href={picture.desktop.src} className={styles.link} data-gallery={gallery}>
          <Picture picture={picture} extent="half" className={styles.picture} />
        </a>
      </li>
    ))}
  </ul>
)
