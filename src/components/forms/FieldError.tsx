import styles from './FieldError.module.css'

/** The place for a field's error message, which the script fills. Screen readers announce changes. */
export const FieldError = ({ id }: { id?: string }) => (
  <p id={id} className={styles.error} aria-live="polite" data-error />
)
