import type { KeptHome } from '#src/account/shortlist.ts'
import type { Wording } from '../view/wording.ts'
import styles from './Heart.module.css'
import { HeartIcon } from './HeartIcon.tsx'

type HeartProps = {
  home: KeptHome
  /** Whether it is on the shortlist; a page that was built before anybody came says no. */
  kept?: boolean
  view: Wording
}

/** Keeps a home on the shortlist, or takes it off. `keepShortlist` serves it; without scripts there is none. */
export const Heart = ({ home, kept = false, view }: HeartProps) => (
  <button
    type="button"
    data-scripting="enabled"
    data-heart={home.id}
    data-path={home.path}
    data-title={home.title}
    aria-pressed={kept}
    aria-label={view.t('shortlist.heart', { title: home.title })}
    className={styles.heart}
  >
    <HeartIcon />
  </button>
)
