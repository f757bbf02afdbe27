import type { Film as FilmModel, Picture as PictureModel } from '#src/models/media.ts'
import styles from './Film.module.css'
import { Picture } from './Picture.tsx'

type FilmProps = {
  film: FilmModel
  poster: PictureModel | null
  caption?: string | null
  /** What is heard in place of the film. */
  title: string
}

/**
 * A film with the browser's own controls. Nothing of it loads before it is started. Its poster is a picture
 * behind it, which is seen through it until then: the browser would load one of its own with the page.
 */
export const Film = ({ film, poster, caption, title }: FilmProps) => (
  <figure className={styles.figure}>
    <div className={styles.frame}>
      {poster && (
        <Picture picture={{ ...poster, alt: '' }} extent="half" className={styles.poster} />
      )}
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        width={poster?.desktop.width || undefined}
        height={poster?.desktop.height || undefined}
        aria-label={poster?.alt || title}
      >
        <source src={film.src} type={film.mime} />
      </video>
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
)
