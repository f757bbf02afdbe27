import type { Picture as PictureModel } from '#src/models/parts/media.ts'
import type { SectionData } from '#src/models/parts/parts.ts'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './DayEvening.module.css'

type DayEveningProps = { data: SectionData | null; day: PictureModel; evening: PictureModel }

/**
 * One view from edge to edge. Evening comes as the picture crosses the window; where nothing moves, it comes from one
 * side to the other.
 */
export const DayEvening = ({ data, day, evening }: DayEveningProps) => (
  <section id={data?.anchor ?? undefined} className={styles.section}>
    {data && (
      <div className={styles.words}>
        <SectionHeader data={data} arrangement="split" />
      </div>
    )}
    <div className={styles.frame}>
      <Picture picture={day} extent="wide" className={styles.picture} />
      <div className={styles.evening}>
        <Picture picture={evening} extent="wide" className={styles.picture} />
      </div>
    </div>
  </section>
)
