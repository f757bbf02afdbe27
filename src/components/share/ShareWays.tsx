import { SiteLink } from '../ui/SiteLink.tsx'
import type { Wording } from '../view/wording.ts'
import styles from './ShareWays.module.css'

type ShareWaysProps = {
  /** What is shared. */
  title: string
  /** The full address. */
  url: string
  view: Wording
}

/** The browser's share sheet, copying, WhatsApp, and the link itself. `watchSharing` serves the buttons. */
export const ShareWays = ({ title, url, view }: ShareWaysProps) => (
  <div data-share-panel="">
    <div className={styles.ways}>
      <button type="button" data-share="sheet" className={styles.sheet}>
        {view.t('share.sheet')}
      </button>
      <button type="button" data-share="copy" data-scripting="enabled" className={styles.way}>
        {view.t('share.copy')}
      </button>
      <SiteLink
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        external
        view={view}
        className={styles.way}
      >
        {view.t('share.whatsApp')}
      </SiteLink>
    </div>
    <p className={styles.address}>
      <a href={url} dir="ltr" data-share-link="" data-title={title}>
        {url}
      </a>
    </p>
    <p role="status" className={styles.status} data-share-copied={view.t('share.copied')} />
  </div>
)
