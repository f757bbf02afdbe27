import { Blocks } from '../blocks/Blocks.tsx'
import { Cards } from '../cards/Cards.tsx'
import { ProjectCard } from '../cards/ProjectCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { FileOffers } from '../files/FileOffers.tsx'
import { HomePlaces } from '../finder/HomePlaces.tsx'
import { FIRST_LINES, HomePlan } from '../plan/HomePlan.tsx'
import { PlanDrawing } from '../plan/PlanDrawing.tsx'
import { PaperEnd, PaperHead } from '../print/OnPaper.tsx'
import { PrintButton } from '../print/PrintButton.tsx'
import { FirstScreen } from '../sales/FirstScreen.tsx'
import { Instead } from '../sales/Instead.tsx'
import { SalesBar } from '../sales/SalesBar.tsx'
import { Heart } from '../shortlist/Heart.tsx'
import { AmenityList } from '../ui/AmenityList.tsx'
import { Area } from '../ui/Area.tsx'
import { Availability } from '../ui/Availability.tsx'
import { type FactRow, Facts } from '../ui/Facts.tsx'
import { FloorList } from '../ui/FloorList.tsx'
import { Part } from '../ui/Part.tsx'
import { imageSize } from '../ui/Picture.tsx'
import { PictureGrid } from '../ui/PictureGrid.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { RichText } from '../ui/RichText.tsx'
import { resized, thumbnail } from '../ui/resized.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './Detail.module.css'
import { type Given, moreUnitFacts, rows } from './more-facts.tsx'
import { PaymentPlan } from './PaymentPlan.tsx'
import { ProjectLocation } from './ProjectLocation.tsx'
import type { PageProps } from './props.ts'

export const UnitPage = ({ content, view }: PageProps<'unit'>) => {
  const { t } = view
  const { title, pictures, plan, drawing, places, project, floors, amenities, similar, sales } =
    content
  const [first, ...rest] = pictures
  const drawn = floors.filter((floor) => floor.plan)
  const price = <HomePrice amount={content.price} view={view} />
  const facts = factRows(content, view)
  const sold = content.availability === 'sold'
  const { key, path } = view.page
  const home = { id: key.slice(key.indexOf('/') + 1), path, title }
  return (
    <>
      <PaperHead view={view} />
      <FirstScreen
        sheet
        title={title}
        above={[project?.title, t(`unit.kind.${content.kind}`)].filter(Boolean).join(' · ')}
        status={<Availability of={content.availability} view={view} />}
        price={price}
        note={sold && similar[0] && <Instead card={similar[0]} view={view} />}
        facts={mainFacts(content, view)}
        figures
        picture={first ?? null}
        plan={plan && { image: plan, alt: `${t('unit.plan')}: ${title}` }}
        drawing={
          drawing?.floors[0] && (
            <PlanDrawing
              floor={drawing.floors[0]}
              alt={`${t('unit.plan')}: ${title}`}
              numbered={false}
              copyOf={FIRST_LINES}
              view={view}
            />
          )
        }
        sales={sales}
        tool={<Heart home={home} view={view} />}
        view={view}
      >
        <p className={styles.summary}>{content.summary}</p>
        <div data-paper="never">
          <RichText text={content.text} className={styles.text} />
        </div>
        <div
          data-home={home.id}
          data-path={home.path}
          data-title={title}
          data-picture={first && thumbnail(first.desktop)}
          data-plan={plan ? thumbnail(plan) : undefined}
        >
          <Facts facts={facts} />
        </div>
        <PrintButton view={view} />
      </FirstScreen>
      {drawing && (
        <Part title={t('unit.plan')} anchor="plan" paper="sheet">
          <HomePlan plan={drawing} home={content} view={view} />
        </Part>
      )}
      {places.length > 0 && (
        <Part title={t('unit.place')} arrangement="beside">
          <HomePlaces places={places} home={title} view={view} />
        </Part>
      )}
      {plan && !drawing && (
        <Part title={t('unit.plan')} arrangement="beside" paper="sheet">
          <a href={plan.src} data-gallery="plan">
            <img
              src={plan.src}
              {...resized(plan, { extent: 'plan', crop: 'desktop', format: 'webp' })}
              alt={`${t('unit.plan')}: ${title}`}
              {...imageSize(plan)}
              loading="lazy"
              decoding="async"
              className={styles.plan}
            />
          </a>
        </Part>
      )}
      {content.paymentPlan && (
        <PaymentPlan
          plan={content.paymentPlan}
          price={content.price}
          loan={content.loan}
          paper="sheet"
          view={view}
        />
      )}
      {content.files && <FileOffers files={content.files} view={view} />}
      {rest.length > 0 && (
        <Part title={t('unit.pictures')}>
          <PictureGrid pictures={rest} gallery="pictures" view={view} />
        </Part>
      )}
      {amenities.length > 0 && (
        <Part title={t('unit.amenities')} arrangement="beside">
          <AmenityList amenities={amenities} />
        </Part>
      )}
      {drawn.length > 0 && (
        <Part title={t('unit.floor')} arrangement={drawn.length > 1 ? 'above' : 'beside'}>
          <FloorList floors={drawn} view={view} />
        </Part>
      )}
      {content.place && <ProjectLocation place={content.place} view={view} />}
      {project && (
        <Part title={t('unit.project')} tone="sand" arrangement="beside">
          <ProjectCard card={project} extent="card-beside" level={3} view={view} />
        </Part>
      )}
      {similar.length > 0 && (
        <Part title={t('unit.similar')}>
          <Cards as={UnitCard} cards={similar} level={3} view={view} />
        </Part>
      )}
      <Blocks blocks={content.blocks} view={view} />
      {sales && (
        <SalesBar
          title={title}
          price={price}
          status={t(`unit.availability.${content.availability}`)}
          sales={sales}
          view={view}
        />
      )}
      <PaperEnd view={view} />
    </>
  )
}

/** What decides whether somebody reads on. */
const mainFacts = (
  { bedrooms, bathrooms, area, floors }: PageProps<'unit'>['content'],
  view: View,
): FactRow[] => {
  const { t, number } = view
  return rows([
    bedrooms > 0 && [t('unit.bedrooms'), number(bedrooms)],
    [t('unit.bathrooms'), number(bathrooms)],
    [t('unit.area'), <Area key="area" squareMetres={area} view={view} />],
    floors.length > 0 && [t('unit.floor'), floors.map(({ level }) => number(level)).join(' · ')],
  ])
}

const factRows = (content: PageProps<'unit'>['content'], view: View): FactRow[] => {
  const { t, number } = view
  const { kind, bedrooms, bathrooms, area, availability, floors, project } = content
  const numberRow: Given = [t('unit.number'), <bdi key="number">{content.number}</bdi>]
  const saysNumber = content.title.includes(content.number)
  return [
    // The screen has these above; a fact sheet has them here.
    ...rows([
      [t('unit.availability'), t(`unit.availability.${availability}`)],
      [t('unit.price'), <HomePrice key="price" amount={content.price} view={view} />],
      saysNumber && numberRow,
      [t('unit.kind'), t(`unit.kind.${kind}`)],
      bedrooms > 0 && [t('unit.bedrooms'), number(bedrooms)],
      [t('unit.bathrooms'), number(bathrooms)],
      [t('unit.area'), <Area key="area" squareMetres={area} view={view} />],
      floors.length > 0 && [t('unit.floor'), floors.map(({ title }) => title).join(' · ')],
    ]).map((row) => ({ ...row, paperOnly: true })),
    ...rows([!saysNumber && numberRow]),
    ...moreUnitFacts(content, view),
    ...rows([
      project && [
        t('unit.project'),
        <SiteLink key="project" href={project.path} external={false} view={view}>
          {project.title}
        </SiteLink>,
      ],
    ]),
  ]
}
