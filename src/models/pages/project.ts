import type { Entry } from '#src/cms/types.ts'
import { type Amenity, defined, type LocaleCards, type UnitCard } from '../cards.ts'
import type { Button, EntryContext } from '../context.ts'
import type { Film, Image, Picture } from '../media.ts'
import { type Fact, fact } from '../parts.ts'
import type { RichText } from '../rich-text.ts'
import { type Floor, floorModel } from './floor.ts'

/** A property project. */
export type ProjectModel = {
  type: 'project'
  title: string
  summary: string
  text: RichText
  district: string
  address: string | null
  stage: Entry<'projects'>['stage']
  /** A day, such as "2027-03-31". */
  completion: string | null
  pictures: Picture[]
  pin: { image: Image | null; x: number; y: number } | null
  mapImage: Image | null
  detailButton: Button | null
  facts: Fact[]
  film: Film | null
  amenities: Amenity[]
  floors: Floor[]
  units: UnitCard[]
}

export const projectPage = (
  entry: Entry<'projects'>,
  context: EntryContext,
  cards: LocaleCards,
): ProjectModel => {
  const { content, media } = context
  const { documentId } = entry
  return {
    type: 'project',
    title: entry.title,
    summary: entry.summary,
    text: context.richText(entry.text),
    district: entry.district,
    address: entry.address,
    stage: entry.stage,
    completion: entry.completion,
    pictures: entry.images.map(media.picture),
    pin: entry.position && { ...entry.position, image: media.optional(entry.pinImage) },
    mapImage: media.optional(entry.mapImage),
    detailButton: entry.detailButton && context.button(entry.detailButton),
    facts: entry.projectInfo.map((info) => fact(info, context)),
    film: entry.video ? media.film(entry.video) : null,
    amenities: amenityModels(entry.amenities, context),
    floors: content.floorsOf(documentId).map((floor) => floorModel(floor, context)),
    units: defined(content.unitsOf(documentId).map((unit) => cards.unit(unit.documentId))),
  }
}

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
