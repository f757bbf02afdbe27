import type { Handover } from '#src/models/pages/project.ts'
import type { PageMessageKey } from '#src/models/parts/messages.ts'
import { Area } from '../ui/Area.tsx'
import type { FactRow } from '../ui/Facts.tsx'
import { InUnits } from '../ui/InUnits.tsx'
import { Price, PriceIn } from '../ui/Price.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { View } from '../view/view.ts'
import { SQUARE_FEET } from '../view/wording.ts'
import styles from './Progress.module.css'
import { Progress } from './Progress.tsx'
import type { PageProps } from './props.ts'

/** What buyers are told to ask for: rows for what an editor gave, none for the rest. */
export const moreUnitFacts = (content: PageProps<'unit'>['content'], view: View): FactRow[] => {
  const { t, number } = view
  const { price, area, serviceCharge, innerArea, balconyArea, parkingPlaces } = content
  const { orientation, furnishing, handover, progress } = content
  return rows([
    price !== null &&
      area > 0 && [
        t('unit.pricePerArea'),
        <PricePerArea key="price" price={price} area={area} view={view} />,
      ],
    serviceCharge !== null && [
      t('unit.serviceCharge'),
      <Price key="charge" amount={serviceCharge} view={view} />,
    ],
    innerArea !== null && [
      t('unit.innerArea'),
      <Area key="inner" squareMetres={innerArea} view={view} />,
    ],
    balconyArea !== null && [
      t('unit.balconyArea'),
      <Area key="balcony" squareMetres={balconyArea} view={view} />,
    ],
    content.view && [t('unit.view'), content.view],
    orientation && [t('unit.orientation'), t(`unit.orientation.${orientation}`)],
    furnishing && [t('unit.furnishing'), t(`unit.furnishing.${furnishing}`)],
    parkingPlaces !== null && [t('unit.parkingPlaces'), number(parkingPlaces)],
    handover && [t('project.handover'), handoverText(handover, view)],
    progress && [
      t('project.progress'),
      <>
        <Progress percent={progress.percent} day={progress.day} view={view} />
        {progress.pictures && (
          <span className={styles.link} data-paper="never">
            <SiteLink href={progress.pictures} external={false} view={view}>
              {t('project.progressPictures')}
            </SiteLink>
          </span>
        )}
      </>,
    ],
  ])
}

/** The same for a project. */
export const moreProjectFacts = (
  { handover, progress, progressDate, permitNumber, escrowNumber }: PageProps<'project'>['content'],
  view: View,
): FactRow[] => {
  const { t } = view
  return rows([
    handover && [t('project.handover'), handoverText(handover, view)],
    progress !== null && [
      t('project.progress'),
      <Progress key="progress" percent={progress} day={progressDate} view={view} />,
    ],
    permitNumber && [t('project.permit'), <bdi key="permit">{permitNumber}</bdi>],
    escrowNumber && [t('project.escrow'), <bdi key="escrow">{escrowNumber}</bdi>],
  ])
}

type PricePerAreaProps = { price: number; area: number; view: View }

const PricePerArea = ({ price, area, view }: PricePerAreaProps) => {
  const per = (text: PageMessageKey, amount: number) => (
    <PriceIn text={text} amount={Math.round(amount)} view={view} />
  )
  return (
    <InUnits
      m2={per('unit.perSquareMetre', price / area)}
      sqft={per('unit.perSquareFoot', price / area / SQUARE_FEET)}
    />
  )
}

/** A day, a month or a quarter. */
const handoverText = ({ handover, shown }: Handover, view: View) => (
  <time dateTime={handover}>{handoverWords({ handover, shown }, view)}</time>
)

const handoverWords = ({ handover, shown }: Handover, { date, month, quarter }: View): string => {
  if (shown === 'day') return date(handover)
  return shown === 'month' ? month(handover) : quarter(handover)
}

export type Given = [label: string, value: FactRow['value']]

/** The rows of the facts that are given. */
export const rows = (facts: (Given | false | '' | null)[]): FactRow[] =>
  facts.filter((fact) => Array.isArray(fact)).map(([label, value]) => ({ label, value }))
