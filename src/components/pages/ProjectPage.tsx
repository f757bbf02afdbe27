import { Cards } from '../cards/Cards.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { AmenityList } from '../ui/AmenityList.tsx'
import { Buttons } from '../ui/Button.tsx'
import { type FactRow, Facts } from '../ui/Facts.tsx'
import { Film } from '../ui/Film.tsx'
import { FloorList } from '../ui/FloorList.tsx'
import { LeadPicture } from '../ui/LeadPicture.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Part } from '../ui/Part.tsx'
import { PictureGrid } from '../ui/PictureGrid.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import type { View } from '../view/view.ts'
import styles from './Detail.module.css'
import { moreProjectFacts } from './more-facts.tsx'
import { PaymentPlan } from './PaymentPlan.tsx'
import { ProjectLocation } from './ProjectLocation.tsx'
import type { PageProps } from './props.ts'

export const ProjectPage = ({ content, view }: PageProps<'project'>) => {
  const { t } = view
  const { pictures, film, amenities, floors, units, detailButton } = content
  const [first, ...rest] = pictures
  return (
    <>
      <PageHeader title={content.title} above={content.district} summary={content.summary}>
        <Buttons buttons={detailButton ? [detailButton] : []} view={view} />
      </PageHeader>
      {first && <LeadPicture picture={first} gallery="pictures" />}
      <Section data={null}>
        <div className={styles.columns}>
          <RichText text={content.text} className={styles.text} />
          <div className={styles.aside}>
            <h2 className={styles.asideTitle}>{t('project.facts')}</h2>
            <Facts facts={factRows(content, view)} />
          </div>
        </div>
      </Section>
      {rest.length > 0 && (
        <Part title={t('project.gallery')}>
          <PictureGrid pictures={rest} gallery="pictures" />
        </Part>
      )}
      {film && (
        <Part title={t('project.film')} tone="dark">
          <Film
            film={film}
            poster={first ?? null}
            title={`${t('project.film')}: ${content.title}`}
          />
        </Part>
      )}
      {amenities.length > 0 && (
        <Part title={t('project.amenities')} arrangement="beside">
          <AmenityList amenities={amenities} />
        </Part>
      )}
      <ProjectLocation content={content} view={view} />
      {content.paymentPlan && <PaymentPlan plan={content.paymentPlan} price={null} view={view} />}
      {floors.length > 0 && (
        <Part title={t('project.floors')}>
          <FloorList floors={floors} view={view} />
        </Part>
      )}
      {units.length > 0 && (
        <Part title={t('project.units')}>
          <Cards as={UnitCard} cards={units} level={3} view={view} />
        </Part>
      )}
    </>
  )
}

/** The stage and the completion, and then what the editor added. */
const factRows = (content: PageProps<'project'>['content'], view: View): FactRow[] => [
  {
    label: view.t('project.completion'),
    value: (
      <>
        {view.t(`project.stage.${content.stage}`)}
        {content.completion && (
          <>
            {' · '}
            <time dateTime={content.completion}>{view.month(content.completion)}</time>
          </>
        )}
      </>
    ),
  },
  ...moreProjectFacts(content, view),
  ...content.facts,
]
