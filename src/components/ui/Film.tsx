import type { CSSProperties } from 'react'
import type { Film as FilmModel, Picture } from '#src/models/parts/media.ts'
import styles from './Film.module.css'
import { asPoster } from './resized.ts'

type FilmProps = {
  film: FilmModel
  poster: Picture | null
  caption?: string | null
  /** What is heard in place of the film. */
  title: string
}

/**
 * A film with the browser's own controls. Before it is started, only its poster loads, which a script
 * sets when the film comes near: the browser would load it with the page.
 */
export const Film = ({ film, poster, caption, title }: FilmProps) => (
  <figure className={styles.figure}>
    {/* biome-ignore lint/a11y/useMediaCaption: the content model has no captions yet. */}
    <video
      className={styles.film}
      controls
      playsInline
      preload="none"
      data-poster={poster ? asPoster(poster.desktop) : undefined}
      width={poster?.desktop.width || undefined}
      height={poster?.desktop.height || undefined}
      aria-label={poster?.alt || title}
      style={still(poster)}
    >
      <source src={film.src} type={film.mime} />
    </video>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
)

/** What shows where no script sets the poster. */
const still = (poster: Picture | null): CSSProperties | undefined =>
  poster ? ({ '--still': `url("${asPoster(poster.desktop)}")` } as CSSProperties) : undefined
