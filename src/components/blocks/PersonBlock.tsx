import { DirectLine } from '../sales/DirectLine.tsx'
import { Portrait } from '../sales/Portrait.tsx'
import { Buttons } from '../ui/Button.tsx'
import { RichText } from '../ui/RichText.tsx'
import styles from './PersonBlock.module.css'
import type { BlockProps } from './props.ts'

/** Type alone, with much room around it; below it the one who says so. */
export const PersonBlock = ({ model, view }: BlockProps<'person'>) => {
  const { sectionData, advisor, occupation, buttons } = model
  const { portrait, phone } = advisor
  return (
    <section id={sectionData.anchor ?? undefined} className={styles.person}>
      {sectionData.eyebrow && <p className={styles.eyebrow}>{sectionData.eyebrow}</p>}
      <h2 className={styles.title}>{sectionData.title}</h2>
      {sectionData.text && (
        <RichText text={sectionData.text} headingLevel={3} className={styles.text} />
      )}
      <div className={styles.who}>
        <Portrait portrait={portrait} extent="person" className={styles.portrait} />
        <div className={styles.words}>
          <p className={styles.name}>{advisor.fullName}</p>
          {occupation && <p className={styles.soft}>{occupation}</p>}
          {advisor.languages && <p className={styles.soft}>{advisor.languages}</p>}
          <DirectLine phone={phone} view={view} className={styles.phone} />
        </div>
      </div>
      <Buttons buttons={buttons} view={view} />
    </section>
  )
}
