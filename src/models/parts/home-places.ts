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
  /** Paths in the pixels of the picture. */
  own: string
  others: string[]
  /** Where the finder shows it. */
  href: string
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
    const [own] = paths([outlineOn(image, entry.outline, content)])
    if (!image || !own) return []
    const others = paths(
      content
        .unitsOf(project.documentId)
        .filter(
          (unit) => unit.documentId !== entry.documentId && unit.floors.includes(floor.documentId),
        )
        .map((unit) => outlineOn(image, unit.outline, content)),
    )
    return [{ title: floor.title, image, own, others, href: `${path}#${anchorOf(floor, all)}` }]
  })
  const image = media.optional(project.finderImage)
  const [own] = paths(
    [entry, ...floors].map(({ facadeOutline }) => outlineOn(image, facadeOutline, content)),
  )
  // Of a home on two floors that look alike one is enough.
  const first = onFloors.slice(0, 1)
  if (!image || !own) return first
  return [...first, { title: project.title, image, own, others: [], href: `${path}#finder` }]
}

const paths = (outlines: (Outline | null)[]): string[] => outlines.flatMap((it) => it?.d ?? [])
