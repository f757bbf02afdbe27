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
 * A film with the browser's own controls. Nothing of it loads before it is started; its poster is a picture
 * below it, since a poster of the film itself would load with the page however far down it stands.
 */
export const Film = ({ film, poster, caption, title }: FilmProps) => (
  <figure className={styles.figure}>
    <div className={styles.frame}>
      {poster && (
        <Picture
          picture={{ ...poster, tablet: null, mobile: null, alt: '' }}
          extent="page"
          className={styles.poster}
        />
      )}
      <video
        className={styles.film}
        controls
        playsInline
        preload="none"
        aria-label={poster?.alt || title}
      >
        <source src={film.src} type={film.mime} />
      </video>
    </div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
)
