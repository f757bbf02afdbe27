import type { Image } from '#src/models/parts/media.ts'
import { focusStyle, imageSize } from '../ui/Picture.tsx'
import { onPaper } from '../ui/resized.ts'
import styles from './PaperPicture.module.css'

/**
 * Covers the picture of the screen, which may be too small for paper. Browsers load it as they print, and not before,
 * since a lazy picture that is not displayed never comes near.
 */
export const PaperPicture = ({ image }: { image: Image }) => (
  <img
    src={onPaper(image)}
    alt=""
    {...imageSize(image)}
    style={focusStyle({ desktop: image })}
    loading="lazy"
    data-paper="only"
    className={styles.picture}
  />
)
