import type { FinderHome } from '#src/models/parts/finder.ts'
import type { View } from '../view/view.ts'
import styles from './Legend.module.css'
import { type Availability, PATTERNS, toneOf } from './tones.ts'

const ORDER = ['available', 'onHold', 'reserved', 'sold', 'notReleased'] as const

/** What the fills of the areas mean; of those that occur. */
export const Legend = ({ homes, view }: { homes: FinderHome[]; view: View }) => (
  <ul className={styles.legend} aria-label={view.t('unit.availability')}>
    {byTone(ORDER.filter((it) => homes.some(({ availability }) => availability === it))).map(
      (alike) => (
        <li key={alike[0]} className={styles.entry}>
          <Swatch availability={alike[0]} />
          {alike.map((availability) => view.t(`unit.availability.${availability}`)).join(' · ')}
        </li>
      ),
    )}
  </ul>
)

type Alike = [Availability, ...Availability[]]

/** States that are filled alike have one sign. */
const byTone = (availabilities: Availability[]): Alike[] =>
  [...Map.groupBy(availabilities, toneOf).values()] as Alike[]

/** A sample of how an area is filled. */
export const Swatch = ({ availability }: Pick<FinderHome, 'availability'>) => (
  <svg
    viewBox="0 0 44 44"
    className={styles.swatch}
    data-tone-of={toneOf(availability)}
    aria-hidden="true"
  >
    <path d="M3 3h38v38H3z" fill={PATTERNS[toneOf(availability)]} />
  </svg>
)
