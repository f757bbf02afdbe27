import { Section } from '../ui/Section.tsx'
import styles from './NumbersBlock.module.css'
import type { BlockProps } from './props.ts'

export const NumbersBlock = ({ model }: BlockProps<'numbers'>) => (
  <Section data={model.sectionData} tone="sand">
    <dl className={styles.numbers}>
      {model.items.map(({ value, label }) => (
        <div key={label} className={styles.number}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </Section>
)
