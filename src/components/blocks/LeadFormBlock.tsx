import { aboutPage } from '../forms/form-about.tsx'
import { isShort } from '../forms/is-short.ts'
import { LeadForm } from '../forms/LeadForm.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import styles from './LeadFormBlock.module.css'
import type { BlockProps } from './props.ts'

export const LeadFormBlock = ({ model, view }: BlockProps<'lead-form'>) => {
  const { sectionData, form, picture } = model
  return (
    <section
      id={sectionData.anchor ?? undefined}
      className={styles.block}
      data-short={(form && isShort(form)) || undefined}
    >
      <div className={styles.opening} data-tone="dark">
        {picture && <Picture picture={picture} extent="form" className={styles.picture} />}
        <div className={styles.words}>
          <SectionHeader data={sectionData} />
        </div>
      </div>
      {form && (
        <div className={styles.form}>
          <LeadForm
            key={view.page.path}
            form={form}
            headingLevel={3}
            view={view}
            about={aboutPage(view)}
          />
        </div>
      )}
    </section>
  )
}
