import { Cards } from '../cards/Cards.tsx'
import { ProjectCard } from '../cards/ProjectCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { AmenityList } from '../ui/AmenityList.tsx'
import { Area } from '../ui/Area.tsx'
import { type FactRow, Facts } from '../ui/Facts.tsx'
import { FloorList } from '../ui/FloorList.tsx'
import { LeadPicture } from '../ui/LeadPicture.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Part } from '../ui/Part.tsx'
import { imageSize } from '../ui/Picture.tsx'
import { PictureGrid } from '../ui/PictureGrid.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { RichText } from '../ui/RichText.tsx'
import { resized } from '../ui/resized.ts'
import { Section } from '../ui/Section.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import styles from './Detail.module.css'
import { moreUnitFacts } from './more-facts.tsx'
import { PaymentPlan } from './PaymentPlan.tsx'
import type { PageProps } from './props.ts'

export const UnitPage = ({ content, view }: PageProps<'unit'>) => {
  const { t } = view
  const { title, pictures, plan, project, floors, amenities, similar } = content
  const [first, ...rest] = pictures
  return (
    <>
      <PageHeader
        title={title}
        above={[project?.title, t(`unit.kind.${content.kind}`)].filter(Boolean).join(' · ')}
        summary={content.summary}
      >
        <p className={styles.price}>
          <HomePrice amount={content.price} view={view} />
        </p>
      </PageHeader>
      {first && <LeadPicture picture={first} gallery="pictures" />}
      <Section data={null}>
        <div className={styles.columns}>
          <RichText text={content.text} className={styles.text} />
          <Facts facts={factRows(content, view)} />
        </div>
      </Section>
      {plan && (
        <Part title={t('unit.plan')} arrangement="beside">
          <a href={plan.src} data-gallery="plan">
            <img
              src={plan.src}
              {...resized(plan, { extent: 'half', crop: 'desktop', format: 'webp' })}
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
        <PaymentPlan plan={content.paymentPlan} price={content.price} view={view} />
      )}
      {rest.length > 0 && (
        <Part title={t('unit.pictures')}>
          <PictureGrid pictures={rest} gallery="pictures" />
        </Part>
      )}
      {amenities.length > 0 && (
        <Part title={t('unit.amenities')} arrangement="beside">
          <AmenityList amenities={amenities} />
        </Part>
      )}
      {floors.length > 0 && (
        <Part title={t('unit.floor')}>
          <FloorList floors={floors} view={view} />
        </Part>
      )}
      {project && (
        <Part title={t('unit.project')} tone="sand" arrangement="beside">
          <ProjectCard card={project} level={3} view={view} />
        </Part>
      )}
      {similar.length > 0 && (
        <Part title={t('unit.similar')}>
          <Cards as={UnitCard} cards={similar} level={3} view={view} />
        </Part>
      )}
    </>
  )
}

const factRows = (content: PageProps<'unit'>['content'], view: View): FactRow[] => {
  const { t, number } = view
  const { kind, bedrooms, bathrooms, area, availability, floors, project } = content
  return [
    { label: t('unit.availability'), value: t(`unit.availability.${availability}`) },
    { label: t('unit.price'), value: <HomePrice amount={content.price} view={view} /> },
    { label: t('unit.number'), value: <bdi>{content.number}</bdi> },
    { label: t('unit.kind'), value: t(`unit.kind.${kind}`) },
    { label: t('unit.bedrooms'), value: number(bedrooms) },
    { label: t('unit.bathrooms'), value: number(bathrooms) },
    { label: t('unit.area'), value: <Area squareMetres={area} view={view} /> },
    ...(floors.length > 0
      ? [{ label: t('unit.floor'), value: floors.map(({ title }) => title).join(' · ') }]
      : []),
    ...moreUnitFacts(content, view),
    ...(project
      ? [
          {
            label: t('unit.project'),
            value: (
              <SiteLink href={project.path} external={false} view={view}>
                {project.title}
              </SiteLink>
            ),
          },
        ]
      : []),
  ]
}
