import type { Picture as PictureModel } from '#src/models/media.ts'
import styles from './LeadPicture.module.css'
import { Picture } from './Picture.tsx'

/** The large picture at the head of a detail page, which leads to its file. */
export const LeadPicture = ({ picture }: { picture: PictureModel }) => (
  <div className={styles.frame}>
    <a href={picture.desktop.src} className={styles.link}>
      <Picture picture={picture} extent="page" className={styles.picture} priority />
    </a>
  </div>
)
