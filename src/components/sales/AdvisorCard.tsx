import type { Image } from '#src/models/parts/media.ts'
import type { Advisor } from '#src/models/parts/sales.ts'
import { imageSize } from '../ui/Picture.tsx'
import { resized } from '../ui/resized.ts'
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
          src={portrait.src}
          {...inItsSize(portrait)}
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

/** A drawing suits every size by itself. */
const inItsSize = (portrait: Image): { srcSet?: string; sizes?: string } => {
  const { srcSet } = resized(portrait, { extent: 'card', crop: 'desktop', format: 'webp' })
  return srcSet ? { srcSet, sizes: '72px' } : {}
}
