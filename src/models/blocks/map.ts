import type { WireBlock } from '#src/cms/blocks.ts'
import { chosenOrAll, defined, type LocaleCards, type ProjectCard } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import type { Image, Picture } from '../parts/media.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'

/** The city map with a pin for each project that has a position. */
export type MapModel = {
  block: 'map'
  sectionData: SectionData | null
  picture: Picture
  pins: Pin[]
}

/** `x` and `y` in percent of the picture's width and height. */
export type Pin = {
  /** What opens at the pin. */
  card: Pick<ProjectCard, 'path' | 'title' | 'district' | 'picture' | 'priceFrom'>
  x: number
  y: number
  image: Image | null
}

export const map = (
  block: WireBlock<'map'>,
  context: EntryContext,
  cards: LocaleCards,
): MapModel => {
  const { content, media } = context
  const pins = chosenOrAll(block.projects, content.all.projects).map((documentId) => {
    const project = content.byId.projects.get(documentId)
    const card = cards.project(documentId)
    if (!project?.position || !card) return undefined
    const { path, title, district, picture, priceFrom } = card
    return {
      card: { path, title, district, picture, priceFrom },
      ...project.position,
      image: media.optional(project.pinImage),
    }
  })
  return {
    block: 'map',
    sectionData: optionalSectionData(block.sectionData, context),
    picture: media.picture(block.images),
    pins: defined(pins),
  }
}
