import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'
import { EnlargeIcon } from './EnlargeIcon.tsx'
import { GalleryLink } from './GalleryLink.tsx'
import { Picture } from './Picture.tsx'

type EnlargeLinkProps = {
  picture: PictureModel
  gallery: string
  className: string | undefined
  view: View
}

/** An icon that opens a picture in its gallery; the page itself shows the picture in another way, so it is hidden. */
export const EnlargeLink = ({ picture, view, ...shown }: EnlargeLinkProps) => (
  <GalleryLink
    picture={picture}
    position={null}
    label={view.t('project.gallery')}
    view={view}
    {...shown}
  >
    <EnlargeIcon />
    <span hidden>
      <Picture picture={picture} extent="first" />
    </span>
  </GalleryLink>
)
