import { HomeSearch } from '../filter/HomeSearch.tsx'
import { Buttons } from '../ui/Button.tsx'
import { Chips } from '../ui/Chip.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './HeroBlock.module.css'
import type { BlockProps } from './props.ts'

/** Above phones, and only for those who do not mind motion, the film plays over the picture; `watchFilms` starts it. */
const FILM_MEDIA = '(min-width: 641px) and (prefers-reduced-motion: no-preference)'

export const HeroBlock = ({ model, view, opening }: BlockProps<'hero'>) => {
  const { sectionData, picture, film, search, chips, buttons } = model
  const tall = view.page.layout === 'landing'
  return (
    <section
      id={sectionData.anchor ?? undefined}
      className={styles.hero}
      data-tone="dark"
      data-tall={tall || undefined}
    >
      <Picture
        picture={picture}
        extent={tall ? 'landing' : 'opening'}
        className={styles.picture}
        priority={opening}
      />
      {film && (
        <>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a film without controls takes no focus. */}
          <video
            className={styles.film}
            preload="none"
            muted
            loop
            playsInline
            aria-hidden="true"
            data-silent=""
          >
            <source src={film.src} type={film.mime} media={FILM_MEDIA} />
          </video>
          <FilmButton view={view} />
        </>
      )}
      <div className={styles.words}>
        <SectionHeader data={sectionData} level={opening ? 1 : 2} size="hero" />
        {search && <HomeSearch search={search} view={view} />}
        <Buttons buttons={buttons} view={view} />
        <Chips chips={chips} />
      </div>
    </section>
  )
}

/** Shown once the film plays. */
const FilmButton = ({ view: { t } }: Pick<BlockProps<'hero'>, 'view'>) => (
  <button type="button" className={styles.filmButton} data-film-button="">
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M8 5v14M16 5v14" data-film-shown="playing" />
      <path d="M8 5l11 7-11 7z" data-film-shown="paused" />
    </svg>
    <VisuallyHidden>
      <span data-film-shown="playing">{t('film.pause')}</span>
      <span data-film-shown="paused">{t('film.play')}</span>
    </VisuallyHidden>
  </button>
)
