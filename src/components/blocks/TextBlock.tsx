import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'
import styles from './TextBlock.module.css'

export const TextBlock = ({ model }: BlockProps<'text'>) => (
  <Section data={model.sectionData} arrangement="beside">
    <RichText
      text={model.text}
      headingLevel={model.sectionData ? 3 : 2}
      className={model.sectionData ? styles.text : styles.chapters}
    />
  </Section>
)
