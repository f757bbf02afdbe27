import { Blocks } from '../blocks/Blocks.tsx'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './Detail.module.css'
import type { PageProps } from './props.ts'

/** Opens the job form (specification, section 2). */
const JOB_MODAL = '#modal:job'

export const JobPage = ({ content, view }: PageProps<'job'>) => {
  const { t, date } = view
  const { title, summary, text, department, place, employment } = content
  return (
    <>
      <PageHeader title={title} above={department} summary={summary} />
      <Section data={null}>
        <div className={styles.columns}>
          <RichText text={text} className={styles.text} />
          <div className={styles.aside}>
            <Facts
              facts={[
                { label: t('job.department'), value: department },
                { label: t('job.place'), value: place },
                { label: t('job.employment'), value: t(`job.employment.${employment}`) },
                {
                  label: t('job.published'),
                  value: <time dateTime={content.date}>{date(content.date)}</time>,
                },
              ]}
            />
            <div>
              <Button
                button={{
                  label: t('job.apply'),
                  href: JOB_MODAL,
                  external: false,
                  icon: null,
                  variant: 'primary',
                }}
                view={view}
              />
            </div>
          </div>
        </div>
      </Section>
      <Blocks blocks={content.blocks} view={view} />
    </>
  )
}
