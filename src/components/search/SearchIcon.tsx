import styles from '../ui/LineIcon.module.css'

/** `search` of lucide.dev (ISC licence). */
export const SearchIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.3-4.3" />
  </svg>
)
