import type { Amenity } from '#src/models/parts/cards.ts'
import styles from './AmenityList.module.css'
import { Icon } from './Icon.tsx'

export const AmenityList = ({ amenities }: { amenities: Amenity[] }) => (
  <ul className={styles.list}>
    {amenities.map(({ title, text, icon }) => (
      <li key={title} className={styles.amenity}>
        <span className={styles.icon}>{icon && <Icon icon={icon} />}</span>
        <div>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)
