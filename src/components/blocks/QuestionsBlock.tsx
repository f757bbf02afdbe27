import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'
import styles from './QuestionsBlock.module.css'

export const QuestionsBlock = ({ model }: BlockProps<'questions'>) => (
  <Section data={model.sectionData} arrangement="beside">
    <div className={styles.list}>
      {model.items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <RichText
            text={answer}
            headingLevel={model.sectionData ? 3 : 2}
            className={styles.answer}
          />
        </details>
      ))}
    </div>
  </Section>
)
