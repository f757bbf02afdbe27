import type { Image, Picture } from '#src/models/parts/media.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { Cards } from '../cards/Cards.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { FileOffers } from '../files/FileOffers.tsx'
import { Building } from '../finder/Building.tsx'
import { Finder } from '../finder/Finder.tsx'
import { PaperEnd, PaperHead } from '../print/OnPaper.tsx'
import { PrintButton } from '../print/PrintButton.tsx'
import { FirstScreen } from '../sales/FirstScreen.tsx'
import toolStyles from '../sales/FirstScreenTools.module.css'
import { SalesBar } from '../sales/SalesBar.tsx'
import { AmenityList } from '../ui/AmenityList.tsx'
import { ButtonLink, Buttons } from '../ui/Button.tsx'
import { EnlargeLink } from '../ui/EnlargeLink.tsx'
import { type FactRow, Facts } from '../ui/Facts.tsx'
import { Film } from '../ui/Film.tsx'
import { FloorList } from '../ui/FloorList.tsx'
import { Part } from '../ui/Part.tsx'
import { PictureGrid } from '../ui/PictureGrid.tsx'
import { PriceIn } from '../ui/Price.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { Status } from '../ui/Status.tsx'
import type { View } from '../view/view.ts'
import { ConstructionDays } from './ConstructionDays.tsx'
import styles from './Detail.module.css'
import { moreProjectFacts } from './more-facts.tsx'
import { PaymentPlan } from './PaymentPlan.tsx'
import { ProjectLocation } from './ProjectLocation.tsx'
import type { PageProps } from './props.ts'

/** How many of its facts a project shows before the prose. */
const MAIN_FACTS = 4

export const ProjectPage = ({ content, view }: PageProps<'project'>) => {
  const { t } = view
  const { pictures, film, amenities, floors, finder, units, detailButton, sales } = content
  const [first = null, ...rest] = pictures
  const image = finder?.image ?? null
  // The building with its homes on it is mostly the first picture, which then needs no second place.
  const isFirst = image !== null && first !== null && shows(first, image)
  const gallery = image && !isFirst ? pictures : rest
  const stage = t(`project.stage.${content.stage}`)
  const price =
    content.priceFrom === null ? null : (
      <PriceIn text="project.from" amount={content.priceFrom} view={view} />
    )
  // After the building and its homes, if visitors can choose on it.
  const prose = <RichText text={content.text} className={styles.text} />
  const facts = (
    <div className={styles.facts}>
      <h2 className={styles.asideTitle}>{t('project.facts')}</h2>
      <Facts facts={besideMain(factRows(content, view), content.facts)} />
      <PrintButton view={view} />
    </div>
  )
  return (
    <>
      <PaperHead view={view} />
      <FirstScreen
        title={content.title}
        above={content.district}
        status={<Status>{stage}</Status>}
        price={price}
        facts={content.facts.slice(0, MAIN_FACTS)}
        picture={first}
        building={
          finder &&
          image && <Building image={image} finder={finder} title={content.title} view={view} />
        }
        tool={
          isFirst && (
            <EnlargeLink
              picture={first}
              gallery="pictures"
              className={toolStyles.tool}
              view={view}
            />
          )
        }
        sales={sales}
        more={
          (finder || detailButton) && (
            <div className={styles.more}>
              {finder && (
                <ButtonLink variant="text" href="#finder" external={false} view={view}>
                  {t('finder.title')}
                </ButtonLink>
              )}
              {detailButton && <Buttons buttons={[detailButton]} view={view} />}
            </div>
          )
        }
        view={view}
      >
        <p className={styles.summary}>{content.summary}</p>
        {!finder && prose}
        {!finder && facts}
      </FirstScreen>
      {finder && (
        <>
          <Finder finder={finder} view={view} />
          <Section data={null}>
            <div className={styles.columns}>
              <div>{prose}</div>
              <div className={styles.aside}>{facts}</div>
            </div>
          </Section>
        </>
      )}
      {gallery.length > 0 && (
        <Part title={t('project.gallery')}>
          <PictureGrid pictures={gallery} gallery="pictures" view={view} />
        </Part>
      )}
      {content.progressDays.length > 0 && (
        <ConstructionDays days={content.progressDays} view={view} />
      )}
      {film && (
        <Part title={t('project.film')} tone="dark" paper="never">
          <Film film={film} poster={first} title={`${t('project.film')}: ${content.title}`} />
        </Part>
      )}
      {amenities.length > 0 && (
        <Part title={t('project.amenities')} arrangement="beside">
          <AmenityList amenities={amenities} />
        </Part>
      )}
      {content.place && <ProjectLocation place={content.place} view={view} />}
      {content.paymentPlan && <PaymentPlan plan={content.paymentPlan} price={null} view={view} />}
      {content.files && <FileOffers files={content.files} view={view} />}
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
      <Blocks blocks={content.blocks} view={view} />
      {sales && (
        <SalesBar title={content.title} price={price} status={stage} sales={sales} view={view} />
      )}
      <PaperEnd view={view} />
    </>
  )
}

/** Whether one of the crops of a picture is the image. */
const shows = ({ desktop, tablet, mobile }: Picture, { src }: Image): boolean =>
  [desktop, tablet, mobile].some((crop) => crop?.src === src)

/** Rows with those that the screen has above for paper only. */
const besideMain = (rows: FactRow[], facts: FactRow[]): FactRow[] => {
  const above = facts.slice(0, MAIN_FACTS).map(({ label }) => label)
  return rows.map((row) => ({ ...row, paperOnly: above.includes(row.label) }))
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
