import type { Advisor } from '#src/models/parts/sales.ts'
import { imageSize } from '../ui/Picture.tsx'
import { fallback, resized } from '../ui/resized.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './AdvisorCard.module.css'

/** Who answers: face, name, languages and direct line. */
export const AdvisorCard = ({ advisor, view }: { advisor: Advisor; view: View }) => {
  const { fullName, languages, portrait, phone } = advisor
  return (
    <div className={styles.advisor}>
      {portrait && (
        <img
          src={fallback(portrait, 'face')}
          {...resized(portrait, { extent: 'face', crop: 'desktop', format: 'webp' })}
          alt=""
          {...imageSize(portrait)}
          loading="lazy"
          decoding="async"
          className={styles.portrait}
        />
      )}
      <div className={styles.words}>
        <p className={styles.label}>{view.t('sales.advisor')}</p>
        <p className={styles.name}>{fullName}</p>
        {languages && <p className={styles.languages}>{languages}</p>}
        {phone && (
          <p>
            <SiteLink href={phone.href} external view={view} className={styles.phone}>
              <bdi dir="ltr">{phone.number}</bdi>
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
