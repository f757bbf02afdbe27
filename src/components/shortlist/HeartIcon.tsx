import styles from './HeartIcon.module.css'

/** `heart` of lucide.dev (ISC licence). */
export const HeartIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
    <path d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
)
