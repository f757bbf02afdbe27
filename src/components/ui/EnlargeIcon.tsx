import styles from './LineIcon.module.css'

/** `maximize-2` of lucide.dev (ISC licence). */
export const EnlargeIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
    <path d="M15 3h6v6M21 3l-7 7M9 21H3v-6M3 21l7-7" />
  </svg>
)
