import styles from './AwaitedHomes.module.css'

/** Where the homes will be side by side, while the first of them is loaded. */
export const AwaitedHomes = ({ count }: { count: number }) => (
  <div className={styles.homes} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <div key={place} className={styles.home} />
    ))}
  </div>
)
