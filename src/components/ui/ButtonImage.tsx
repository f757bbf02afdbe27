import type { ButtonImage as ButtonImageModel } from '#src/models/parts/parts.ts'
import type { AnyView } from '../view/view.ts'
import styles from './ButtonImage.module.css'
import { imageSize } from './Picture.tsx'
import { SiteLink } from './SiteLink.tsx'

/** A button that is a picture, such as the badge of an app store. */
export const ButtonImage = ({
  buttonImage,
  view,
}: {
  buttonImage: ButtonImageModel
  view: AnyView
}) => {
  const { label, image, href, external, file } = buttonImage
  return (
    <SiteLink href={href} external={external} file={file} view={view} className={styles.link}>
      <img
        src={image.src}
        alt={label}
        {...imageSize(image)}
        loading="lazy"
        className={styles.image}
      />
    </SiteLink>
  )
}
