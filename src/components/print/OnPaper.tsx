import { imageSize } from '../ui/Picture.tsx'
import type { View } from '../view/view.ts'
import styles from './OnPaper.module.css'

/** Parts of a page that are shown on paper only. */

/** At the top of the first sheet: whose it is. */
export const PaperHead = ({ view }: { view: View }) => {
  const { header, siteName } = view.shell
  return (
    <div data-paper="only" className={styles.head}>
      <img
        src={header.logo.src}
        alt={siteName}
        {...imageSize(header.logo)}
        loading="lazy"
        decoding="async"
        className={styles.logo}
      />
    </div>
  )
}

/** At the end of the last sheet: whose it is, and what holds for it. */
export const PaperEnd = ({ view }: { view: View }) => {
  const { address, legal } = view.shell.footer
  return (
    <div data-paper="only" className={styles.end}>
      {address && (
        <p>
          {address.split('\n').map((line, index) => (
            <span key={line}>
              {index > 0 && ' · '}
              <bdi>{line}</bdi>
            </span>
          ))}
        </p>
      )}
      {legal && <p>{legal}</p>}
    </div>
  )
}
