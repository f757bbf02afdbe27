import { Buttons } from '../ui/Button.tsx'
import { Chips } from '../ui/Chip.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './HeroBlock.module.css'
import type { BlockProps } from './props.ts'

/** Above phones, and only for those who do not mind motion, the film plays over the picture. */
const FILM_MEDIA = '(min-width: 641px) and (prefers-reduced-motion: no-preference)'

export const HeroBlock = ({ model, view, opening }: BlockProps<'hero'>) => {
  const { sectionData, picture, film, chips, buttons } = model
  return (
    <section
      id={sectionData.anchor ?? undefined}
      className={styles.hero}
      data-tone="dark"
      data-tall={view.page.layout === 'landing' || undefined}
    >
      <Picture picture={picture} extent="page" className={styles.picture} priority={opening} />
      {film && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a film without controls takes no focus.
        <video className={styles.film} autoPlay muted loop playsInline aria-hidden="true">
          <source src={film.src} type={film.mime} media={FILM_MEDIA} />
        </video>
      )}
      <div className={styles.words}>
        <SectionHeader data={sectionData} level={opening ? 1 : 2} size="hero" />
        <Buttons buttons={buttons} view={view} />
        <Chips chips={chips} />
      </div>
    </section>
  )
}
