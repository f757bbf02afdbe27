import type { Sales } from '#src/models/parts/sales.ts'
import { QrCode } from '../share/QrCode.tsx'
import type { View } from '../view/view.ts'
import { AdvisorCard } from './AdvisorCard.tsx'
import styles from './PaperContact.module.css'

/** On paper only, beside the title: who answers, and the way back to the page. */
export const PaperContact = ({ sales, view }: { sales: Sales | null; view: View }) => {
  const url = view.shell.origin + view.page.path
  return (
    <div data-paper="only" className={styles.contact}>
      {sales?.advisor && <AdvisorCard advisor={sales.advisor} view={view} />}
      <div className={styles.way}>
        <div className={styles.code}>
          <QrCode text={url} label={view.t('share.code')} />
        </div>
        <p className={styles.words}>
          {view.t('print.address')}
          <bdi dir="ltr" className={styles.url}>
            {url}
          </bdi>
        </p>
      </div>
    </div>
  )
}
