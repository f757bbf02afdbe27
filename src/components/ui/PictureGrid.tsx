import type { Picture as PictureModel } from '#src/models/media.ts'
import { Picture } from './Picture.tsx'
import styles from './PictureGrid.module.css'

/** Pictures side by side; each leads to its large file. */
export const PictureGrid = ({ pictures }: { pictures: PictureModel[] }) => (
  <ul className={styles.grid} data-many={pictures.length > 2}>
    {pictures.map((picture) => (
      <li key={picture.desktop.src} className={styles.cell}>
        <a href={picture.desktop.src} className={styles.link}>
          <Picture picture={picture} extent="half" className={styles.picture} />
        </a>
      </li>
    ))}
  </ul>
)
