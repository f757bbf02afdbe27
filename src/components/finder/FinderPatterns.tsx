import styles from './AreaPicture.module.css'

/** The stripes of areas, once on a page. */
export const FinderPatterns = () => (
  <svg width="0" height="0" aria-hidden="true" className={styles.patterns}>
    <defs>
      <pattern id="area-held" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h22v22H0z" fill="#e2b04a59" />
        <path d="M-4 15L15-4M7 26L26 7" stroke="#7c4a00" className={styles.stripe} />
      </pattern>
      <pattern id="area-gone" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h22v22H0z" fill="#3a3f4299" />
        <path d="M0 0l22 22M22 0L0 22" stroke="#f4f1ea" className={styles.cross} />
      </pattern>
    </defs>
  </svg>
)
