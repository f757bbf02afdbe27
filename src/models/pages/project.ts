import type { Entry } from '#src/cms/types.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import { type Amenity, defined, type LocaleCards, type UnitCard } from '../parts/cards.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { type Files, filesModel } from '../parts/files.ts'
import { type Finder, projectFinder } from '../parts/finder.ts'
import type { Film, Image, Picture } from '../parts/media.ts'
import { type Fact, fact } from '../parts/parts.ts'
import type { PaymentPlan } from '../parts/payment-plan.ts'
import { type Place, placeModel } from '../parts/place.ts'
import { type ProgressDay, progressDays } from '../parts/progress.ts'
import type { RichText } from '../parts/rich-text.ts'
import { type Sales, salesModel } from '../parts/sales.ts'

/** A property project. */
export type ProjectModel = {
  type: 'project'
  title: string
  summary: string
  text: RichText
  district: string
  place: Place | null
  /** The material that tints the page. */
  character: Entry<'projects'>['character']
  stage: Entry<'projects'>['stage']
  /** A day, such as "2027-03-31". */
  completion: string | null
  handover: Handover | null
  /** How far the construction is, in percent. */
  progress: number | null
  /** The day on which the progress was measured. */
  progressDate: string | null
  progressDays: ProgressDay[]
  permitNumber: string | null
  escrowNumber: string | null
  paymentPlan: PaymentPlan | null
  pictures: Picture[]
  detailButton: Button | null
  facts: Fact[]
  film: Film | null
  amenities: Amenity[]
  /** None where the finder shows them. */
  floors: Floor[]
  finder: Finder | null
  units: UnitCard[]
  /** The lowest price of an available unit, in the base currency. */
  priceFrom: number | null
  files: Files | null
  sales: Sales | null
  /** Below everything else. */
  blocks: BlockModel[]
}

export const projectPage = (
  entry: Entry<'projects'>,
  context: EntryContext,
  cards: LocaleCards,
): ProjectModel => {
  const { content, media } = context
  const { documentId } = entry
  const finder = projectFinder(entry, context, cards)
  const sales = salesModel({ title: entry.title, label: 'askProject' }, entry, context)
  return {
    type: 'project',
    title: entry.title,
    summary: entry.summary,
    text: context.richText(entry.text),
    district: entry.district,
    place: placeModel(entry, context),
    character: entry.character,
    stage: entry.stage,
    completion: entry.completion,
    handover: handoverOf(entry),
    progress: entry.progress,
    progressDate: entry.progressDate,
    progressDays: progressDays(entry, context),
    permitNumber: entry.permitNumber,
    escrowNumber: entry.escrowNumber,
    paymentPlan: entry.paymentPlan,
    pictures: entry.images.map(media.picture),
    detailButton: unlessThere(context.button(entry.detailButton), sales),
    facts: entry.projectInfo.map((info) => fact(info, context)),
    film: entry.video ? media.film(entry.video) : null,
    amenities: amenityModels(entry.amenities, context),
    finder,
    floors: finder ? [] : content.floorsOf(documentId).map((floor) => floorModel(floor, context)),
    units: defined(content.unitsOf(documentId).map((unit) => cards.unit(unit.documentId))),
    priceFrom: cards.project(documentId)?.priceFrom ?? null,
    files: filesModel(entry.files, context),
    sales,
    blocks: blockModels(entry.blocks, context, cards),
  }
}

/** None where an action for buyers, beside which it stands, leads to the same place. */
const unlessThere = (button: Button | null, sales: Sales | null): Button | null =>
  [sales?.action?.href, sales?.visit?.href].includes(button?.href) ? null : button

/** When buyers get their keys: a day, and how exactly visitors are told. */
export type Handover = { handover: string; shown: 'quarter' | 'month' | 'day' }

export const handoverOf = ({
  handover,
  handoverShown,
}: Pick<Entry<'projects'>, 'handover' | 'handoverShown'>): Handover | null =>
  handover === null ? null : { handover, shown: handoverShown ?? 'quarter' }

/** The amenities of a project or a unit, in the editor's order. */
export const amenityModels = (documentIds: string[], { content, media }: EntryContext): Amenity[] =>
  defined(
    documentIds.map((documentId) => {
      const amenity = content.byId.amenities.get(documentId)
      return (
        amenity && {
          title: amenity.title,
          text: amenity.text,
          icon: media.optional(amenity.icon),
        }
      )
    }),
  )

/** A floor of a project; `plan` is its drawing and `alt` says what is seen on it. */
export type Floor = { title: string; level: number; plan: Image | null; alt: string }

export const floorModel = (entry: Entry<'floors'>, { media }: EntryContext): Floor => ({
  title: entry.title,
  level: entry.level,
  plan: media.optional(entry.plan),
  alt: entry.alt ?? '',
})
