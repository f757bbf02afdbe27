import { MapPins } from '../ui/MapPins.tsx'
import { Section } from '../ui/Section.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './MapBlock.module.css'
import type { BlockProps } from './props.ts'

export const MapBlock = ({ model, view }: BlockProps<'map'>) => (
  <Section data={model.sectionData} tone="sand">
    <div className={styles.map}>
      <MapPins picture={model.picture} pins={model.pins} view={view} />
      <ol className={styles.list}>
        {model.pins.map(({ card: { title, district, path } }) => (
          <li key={path} className={styles.place}>
            <SiteLink href={path} external={false} view={view} className={styles.link}>
              {title}
            </SiteLink>
            <span className={styles.district}>{district}</span>
          </li>
        ))}
      </ol>
    </div>
  </Section>
)
