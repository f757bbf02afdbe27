import type { View } from '../view/view.ts'
import { QrCode } from './QrCode.tsx'
import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'
import { ShareWays } from './ShareWays.tsx'

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
 * popover of the browser: the link, WhatsApp and the code work without scripts, `watchSharing` serves the rest.
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
        <ShareWays title={title} url={url} view={view} />
        <figure className={styles.code}>
          <QrCode text={url} label={t('share.code')} />
          <figcaption>{t('share.scan')}</figcaption>
        </figure>
      </div>
    </>
  )
}
