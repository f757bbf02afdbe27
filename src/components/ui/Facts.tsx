import type { ReactNode } from 'react'
import type { Image } from '#src/models/parts/media.ts'
import styles from './Facts.module.css'
import { Icon } from './Icon.tsx'

export type FactRow = { label: string; value: ReactNode; icon?: Image | null; paperOnly?: boolean }

/** Names and their values. */
export const Facts = ({ facts }: { facts: FactRow[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, icon, paperOnly }) => (
      <div key={label} className={styles.fact} data-paper={paperOnly ? 'only' : undefined}>
        <dt className={styles.label}>
          {icon && <Icon icon={icon} />}
          {label}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
