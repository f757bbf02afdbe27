import type { Entry } from '#src/cms/types.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import {
  type Amenity,
  defined,
  isAvailable,
  type LocaleCards,
  type ProjectCard,
  type UnitCard,
} from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import { type Files, filesModel } from '../parts/files.ts'
import { homeName } from '../parts/home-name.ts'
import { type HomePlace, homePlaces } from '../parts/home-places.ts'
import { type HomePlan, homePlan } from '../parts/home-plan.ts'
import type { Loan } from '../parts/loan.ts'
import type { Image, Picture } from '../parts/media.ts'
import type { PaymentPlan } from '../parts/payment-plan.ts'
import { type Place, placeModel } from '../parts/place.ts'
import { CONSTRUCTION } from '../parts/progress.ts'
import type { RichText } from '../parts/rich-text.ts'
import { type Sales, salesModel } from '../parts/sales.ts'
import { shownPrice } from '../parts/shown-price.ts'
import { amenityModels, type Floor, floorModel, type Handover, handoverOf } from './project.ts'

/** A home in a project. Areas in square metres, amounts in the base currency. */
export type UnitModel = {
  type: 'unit'
  title: string
  /** Of its project. */
  character: Entry<'projects'>['character']
  summary: string
  text: RichText
  number: string
  kind: Entry<'units'>['kind']
  bedrooms: number
  bathrooms: number
  area: number
  /** Null if it is told on request only. */
  price: number | null
  availability: Entry<'units'>['availability']
  /** A year. */
  serviceCharge: number | null
  innerArea: number | null
  balconyArea: number | null
  view: string | null
  orientation: Entry<'units'>['orientation']
  furnishing: Entry<'units'>['furnishing']
  parkingPlaces: number | null
  /** Of its project. */
  handover: Handover | null
  /**
   * Of its project while that is under construction: how far it is, in percent, as of which day, and where it is shown
   * in pictures.
   */
  progress: { percent: number; day: string | null; pictures: string | null } | null
  /** Of its project. */
  place: Place | null
  /** Its own or that of its project; none of a home that is sold. */
  paymentPlan: PaymentPlan | null
  /** What the calculator beside the payment plan begins with. */
  loan: Loan | null
  pictures: Picture[]
  plan: Image | null
  drawing: HomePlan | null
  places: HomePlace[]
  project: ProjectCard | null
  /** The document id of the project; null if that is not published. */
  projectId: string | null
  floors: Floor[]
  amenities: Amenity[]
  similar: UnitCard[]
  /** Its own, then those of its project. */
  files: Files | null
  sales: Sales | null
  /** Below everything else. */
  blocks: BlockModel[]
}

/** @param similarUnits how many similar homes are shown. */
export const unitPage = (
  entry: Entry<'units'>,
  context: EntryContext,
  cards: LocaleCards,
  similarUnits: number,
): UnitModel => {
  const { content, media } = context
  const { title, summary, number, kind, bedrooms, bathrooms, area, availability } = entry
  const project = content.byId.projects.get(entry.project ?? '')
  const floors = defined(entry.floors.map((floor) => content.byId.floors.get(floor)))
  const places = homePlaces(entry, context)
  return {
    type: 'unit',
    title,
    character: project?.character ?? null,
    summary,
    text: context.richText(entry.text),
    number,
    kind,
    bedrooms,
    bathrooms,
    area,
    price: shownPrice(entry),
    availability,
    serviceCharge: entry.serviceCharge,
    innerArea: entry.innerArea,
    balconyArea: entry.balconyArea,
    view: entry.view,
    orientation: entry.orientation,
    furnishing: entry.furnishing,
    parkingPlaces: entry.parkingPlaces,
    handover: project ? handoverOf(project) : null,
    progress: progressOf(project, cards.project(entry.project ?? '')?.path),
    place: project ? placeModel(project, context) : null,
    paymentPlan:
      entry.availability === 'sold' ? null : (entry.paymentPlan ?? project?.paymentPlan ?? null),
    loan: content.layout.loan,
    pictures: entry.images.map(media.picture),
    plan: media.optional(entry.plan),
    drawing: homePlan(entry, floors, content),
    places,
    project: cards.project(entry.project ?? '') ?? null,
    projectId: project?.documentId ?? null,
    floors: floors.map((floor) => notTwice(floorModel(floor, context), places)),
    amenities: amenityModels(entry.amenities, context),
    similar: defined(
      similar(entry, content.unitsOf(entry.project ?? ''), similarUnits).map((unit) =>
        cards.unit(unit.documentId),
      ),
    ),
    files: filesModel([...entry.files, ...(project?.files ?? [])], context),
    sales: salesModel(
      { title: homeName(entry), label: availability === 'sold' ? 'askWhenFree' : 'askHome' },
      project,
      context,
    ),
    blocks: blockModels(entry.blocks, context, cards),
  }
}

/** A drawing on which the home is marked is not shown again without the mark. */
const notTwice = (floor: Floor, places: HomePlace[]): Floor =>
  places.some(({ image }) => image.src === floor.plan?.src)
    ? { ...floor, plan: null, alt: '' }
    : floor

const progressOf = (
  project: Entry<'projects'> | undefined,
  path: string | undefined,
): UnitModel['progress'] => {
  if (project?.stage !== 'construction' || project.progress === null) return null
  const { progress, progressDate, progressPictures } = project
  const shown = path !== undefined && progressPictures.length > 0
  return {
    percent: progress,
    day: progressDate,
    pictures: shown ? `${path}#${CONSTRUCTION}` : null,
  }
}

/** Homes of the same project that can be bought, those nearest in bedrooms and then in price first. */
const similar = (
  entry: Entry<'units'>,
  neighbours: Entry<'units'>[],
  count: number,
): Entry<'units'>[] =>
  neighbours
    .filter((unit) => unit.documentId !== entry.documentId && isAvailable(unit))
    .toSorted(
      (a, b) =>
        Math.abs(a.bedrooms - entry.bedrooms) - Math.abs(b.bedrooms - entry.bedrooms) ||
        distance(a, entry) - distance(b, entry),
    )
    .slice(0, count)

/** How far the prices of two homes are apart; a price that visitors must not see tells nothing here either. */
const distance = (a: Entry<'units'>, b: Entry<'units'>): number =>
  Math.abs((shownPrice(a) ?? 0) - (shownPrice(b) ?? 0))
