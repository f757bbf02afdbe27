import { ConvertedNote } from '../currency/ConvertedNote.tsx'
import { PlanDrawing } from '../plan/PlanDrawing.tsx'
import { Area } from '../ui/Area.tsx'
import { Availability } from '../ui/Availability.tsx'
import { Buttons } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './HomeBlock.module.css'
import type { BlockProps } from './props.ts'

/** The plan is as large as the window lets it be; its lines are drawn as it comes into view. */
export const HomeBlock = ({ model, view }: BlockProps<'home'>) => {
  const { sectionData, home, floor, buttons } = model
  const { t } = view
  return (
    <section id={sectionData.anchor ?? undefined} className={styles.home} data-tone="dark">
      <div className={styles.words}>
        <SectionHeader data={sectionData} />
      </div>
      {home && floor && (
        <div className={styles.plan} data-draws="">
          <PlanDrawing
            floor={floor}
            alt={`${t('unit.plan')}: ${home.title}`}
            numbered={false}
            view={view}
          />
        </div>
      )}
      <div className={styles.facts}>
        {home && (
          <>
            <p className={styles.above}>
              <Availability of={home.availability} view={view} />
              <span>{[home.project, t(`unit.kind.${home.kind}`)].filter(Boolean).join(' · ')}</span>
            </p>
            <h3 className={styles.title}>
              <SiteLink href={home.path} external={false} view={view} className={styles.link}>
                {home.title}
              </SiteLink>
            </h3>
            <p className={styles.summary}>{home.summary}</p>
            <p className={styles.price}>
              <HomePrice amount={home.price} view={view} />
            </p>
            <ConvertedNote view={view} />
            <Facts
              facts={[
                ...(home.bedrooms > 0
                  ? [{ label: t('unit.bedrooms'), value: view.number(home.bedrooms) }]
                  : []),
                { label: t('unit.bathrooms'), value: view.number(home.bathrooms) },
                { label: t('unit.area'), value: <Area squareMetres={home.area} view={view} /> },
              ]}
            />
          </>
        )}
        <Buttons buttons={buttons} view={view} />
      </div>
    </section>
  )
}
