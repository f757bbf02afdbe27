import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './DayEveningBlock.module.css'
import type { BlockProps } from './props.ts'

/** Evening comes as the picture crosses the window; where nothing moves, it comes from one side to the other. */
export const DayEveningBlock = ({ model }: BlockProps<'day-evening'>) => {
  const { sectionData, picture, evening } = model
  return (
    <section id={sectionData.anchor ?? undefined} className={styles.section}>
      <div className={styles.words}>
        <SectionHeader data={sectionData} arrangement="split" />
      </div>
      <div className={styles.frame}>
        <Picture picture={picture} extent="wide" className={styles.picture} />
        <div className={styles.evening}>
          <Picture picture={evening} extent="wide" className={styles.picture} />
        </div>
      </div>
    </section>
  )
}
