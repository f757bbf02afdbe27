import type { Advisor } from '#src/models/parts/sales.ts'
import type { View } from '../view/view.ts'
import styles from './AdvisorCard.module.css'
import { DirectLine } from './DirectLine.tsx'
import { Portrait } from './Portrait.tsx'

/** Who answers: face, name, languages and direct line. */
export const AdvisorCard = ({ advisor, view }: { advisor: Advisor; view: View }) => {
  const { fullName, languages, portrait, phone } = advisor
  return (
    <div className={styles.advisor}>
      <Portrait portrait={portrait} extent="face" className={styles.portrait} />
      <div className={styles.words}>
        <p className={styles.label}>{view.t('sales.advisor')}</p>
        <p className={styles.name}>{fullName}</p>
        {languages && <p className={styles.languages}>{languages}</p>}
        <DirectLine phone={phone} view={view} className={styles.phone} />
      </div>
    </div>
  )
}
