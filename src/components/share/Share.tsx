import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import { QrCode } from './QrCode.tsx'
import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'

const SHARE_ID = 'share'
const TITLE_ID = 'share-title'

type ShareProps = {
  /** What is shared. */
  title: string
  className?: string
  /** Over a picture there is room for the icon only. */
  compact?: boolean
  view: View
}

/**
 * A button that opens the ways to share a page: the browser's share sheet, the link, WhatsApp and a QR code. It is a
 * popover of the browser: the link, WhatsApp and the code work without scripts, `SHARE_SCRIPT` serves the rest.
 */
export const Share = ({ title, className, compact = false, view }: ShareProps) => {
  const { t, shell, page } = view
  const url = shell.origin + page.path
  return (
    <>
      <button
        type="button"
        popoverTarget={SHARE_ID}
        className={className}
        aria-label={compact ? t('share.title') : undefined}
      >
        <ShareIcon />
        {!compact && t('share.title')}
      </button>
      <div
        id={SHARE_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={TITLE_ID}
        className={styles.panel}
      >
        <div className={styles.top}>
          <p id={TITLE_ID} className={styles.title}>
            {t('share.title')}
          </p>
          <button
            type="button"
            popoverTarget={SHARE_ID}
            popoverTargetAction="hide"
            className={styles.close}
          >
            {t('shell.closeModal')}
          </button>
        </div>
        <p className={styles.subject}>{title}</p>
        <div className={styles.ways}>
          <button type="button" data-share="sheet" className={styles.sheet}>
            {t('share.sheet')}
          </button>
          <button type="button" data-share="copy" className={styles.way}>
            {t('share.copy')}
          </button>
          <SiteLink
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            external
            view={view}
            className={styles.way}
          >
            {t('share.whatsApp')}
          </SiteLink>
        </div>
        <p className={styles.address}>
          <a href={url} dir="ltr" data-share-link data-title={title}>
            {url}
          </a>
        </p>
        <p role="status" className={styles.status} data-share-copied={t('share.copied')} />
        <figure className={styles.code}>
          <QrCode text={url} label={t('share.code')} />
          <figcaption>{t('share.scan')}</figcaption>
        </figure>
      </div>
    </>
  )
}
