import styles from './FieldError.module.css'

/** The place of what is wrong with a field, which the script fills. It is read out as it changes. */
export const FieldError = ({ id }: { id: string }) => (
  <p id={id} className={styles.error} aria-live="polite" data-error />
)
