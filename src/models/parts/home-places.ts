import type { Entry } from '#src/cms/types.ts'
import { defined } from './cards.ts'
import type { EntryContext } from './context.ts'
import { anchorOf } from './finder.ts'
import type { Image } from './media.ts'
import { type Outline, outlineOn } from './outlines.ts'

/** Where a home is: on the pictures of its floors and of its building, among what else is drawn there. */
export type HomePlace = {
  /** Words below the picture. */
  title: string
  image: Image
  own: Spot
  others: Spot[]
  /** Where visitors choose it: the page of its project, which opens with the building, or its floor there. */
  href: string
}

/** In the pixels of the picture. */
type Spot = {
  /** A path. */
  d: string
  /** The number of the home and where it stands; null where a floor or a house alone is meant. */
  mark: { text: string; x: number; y: number } | null
}

export const homePlaces = (
  entry: Entry<'units'>,
  { content, media, pathOf }: EntryContext,
): HomePlace[] => {
  const path = pathOf('projects', entry.project ?? '')
  const project = content.byId.projects.get(entry.project ?? '')
  if (!path || !project) return []
  const all = content.floorsOf(project.documentId)
  // A floor of another project is on none of this one's pictures, nor in its finder.
  const floors = defined(entry.floors.map((id) => all.find(({ documentId }) => documentId === id)))
  const onFloors = floors.flatMap((floor): HomePlace[] => {
    const image = media.optional(floor.plan)
    if (!image) return []
    const spotOf = ({ outline, number }: Entry<'units'>): Spot[] =>
      spots(outlineOn(image, outline, content), image, number)
    const [own] = spotOf(entry)
    if (!own) return []
    const others = content
      .unitsOf(project.documentId)
      .filter(
        (unit) => unit.documentId !== entry.documentId && unit.floors.includes(floor.documentId),
      )
      .flatMap(spotOf)
    return [{ title: floor.title, image, own, others, href: `${path}#${anchorOf(floor, all)}` }]
  })
  const image = media.optional(project.finderImage)
  const [own] = image
    ? [entry, ...floors].flatMap(({ facadeOutline }) =>
        spots(outlineOn(image, facadeOutline, content), image, null),
      )
    : []
  // Of a home on two floors that look alike one is enough.
  const first = onFloors.slice(0, 1)
  if (!image || !own) return first
  return [...first, { title: project.title, image, own, others: [], href: path }]
}

/** None or one: not everything is drawn. */
const spots = (outline: Outline | null, image: Image, text: string | null): Spot[] => {
  if (!outline) return []
  const { d, left, top, width, height } = outline
  const x = Math.round(((left + width / 2) * image.width) / 100)
  const y = Math.round(((top + height / 2) * image.height) / 100)
  return [{ d, mark: text === null ? null : { text, x, y } }]
}
