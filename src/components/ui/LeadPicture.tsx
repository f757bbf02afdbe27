import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import styles from './LeadPicture.module.css'
import { Picture } from './Picture.tsx'

type LeadPictureProps = {
  picture: PictureModel
  /** The gallery that it opens in. */
  gallery: string
}

/** The large picture at the head of a detail page; it opens in a gallery or, without a script, leads to its file. */
export const LeadPicture = ({ picture, gallery }: LeadPictureProps) => (
  <div className={styles.frame} data-opening-picture="">
    <a href={picture.desktop.src} className={styles.link} data-gallery={gallery}>
      <Picture picture={picture} extent="article" className={styles.picture} priority />
    </a>
  </div>
)
