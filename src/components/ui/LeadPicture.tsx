import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import { GalleryLink } from './GalleryLink.tsx'
import styles from './LeadPicture.module.css'
import { Picture } from './Picture.tsx'

type LeadPictureProps = {
  picture: PictureModel
  /** The gallery that it opens in. */
  gallery: string
  view: View
}

/** The large picture at the head of a detail page; it opens in a gallery or, without a script, leads to its file. */
export const LeadPicture = ({ picture, gallery, view }: LeadPictureProps) => (
  <div className={styles.frame} data-opening-picture="">
    <GalleryLink
      picture={picture}
      gallery={gallery}
      position={null}
      className={styles.link}
      view={view}
    >
      <Picture picture={picture} extent="article" className={styles.picture} priority />
    </GalleryLink>
  </div>
)
