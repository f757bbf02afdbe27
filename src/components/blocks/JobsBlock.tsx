import { JobList } from '../cards/JobList.tsx'
import { Buttons } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './JobsBlock.module.css'
import type { BlockProps } from './props.ts'

export const JobsBlock = ({ model, view }: BlockProps<'jobs'>) => {
  const { sectionData, cards, button } = model
  return (
    <Section data={sectionData} arrangement="beside">
      <JobList cards={cards} level={sectionData ? 3 : 2} view={view} />
      {button && (
        <div className={styles.button}>
          <Buttons buttons={[button]} view={view} />
        </div>
      )}
    </Section>
  )
}
