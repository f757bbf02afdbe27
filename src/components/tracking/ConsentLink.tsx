import type { AnyView } from '../view/view.ts'
import styles from './ConsentLink.module.css'

/** Opens the question about consent again, where the site asks it. Without scripts nothing was loaded. */
export const ConsentLink = ({ view }: { view: AnyView }) => {
  const { consent } = view.shell
  return (
    consent && (
      <button type="button" className={styles.link} data-consent-open data-scripting="enabled">
        {consent.change}
      </button>
    )
  )
}
