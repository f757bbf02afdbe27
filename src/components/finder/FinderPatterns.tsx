import styles from './AreaPicture.module.css'

/** The stripes of areas, once on a page. */
export const FinderPatterns = () => (
  <svg width="0" height="0" aria-hidden="true" className={styles.patterns}>
    <defs>
      <pattern id="area-held" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h22v22H0z" fill="var(--mark-held)" />
        <path d="M-4 15L15-4M7 26L26 7" stroke="var(--mark-held-line)" className={styles.stripe} />
      </pattern>
      <pattern id="area-gone" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h22v22H0z" fill="var(--mark-gone)" />
        <path d="M0 0l22 22M22 0L0 22" stroke="var(--mark-gone-line)" className={styles.cross} />
      </pattern>
    </defs>
  </svg>
)
