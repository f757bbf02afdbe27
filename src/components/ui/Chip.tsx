import type { Chip as ChipModel } from '#src/models/parts/parts.ts'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

export const Chip = ({ chip }: { chip: ChipModel }) => (
  <span className={styles.chip}>
    {chip.icon && <Icon icon={chip.icon} />}
    {chip.label}
  </span>
)

/** Chips in a row that wraps; nothing if there are none. */
export const Chips = ({ chips }: { chips: ChipModel[] }) =>
  chips.length > 0 && (
    <ul className={styles.row}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <Chip chip={chip} />
        </li>
      ))}
    </ul>
  )
