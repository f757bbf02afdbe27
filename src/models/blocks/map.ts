import type { WireBlock } from '#src/cms/blocks.ts'
import { chosenOrAll, defined } from '../parts/cards.ts'
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
  title: string
  district: string
  path: string
  x: number
  y: number
  image: Image | null
}

export const map = (block: WireBlock<'map'>, context: EntryContext): MapModel => {
  const { content, media, pathOf } = context
  const pins = chosenOrAll(block.projects, content.all.projects).map((documentId) => {
    const project = content.byId.projects.get(documentId)
    const path = pathOf('projects', documentId)
    if (!project?.position || !path) return undefined
    const { title, district, position, pinImage } = project
    return { title, district, path, ...position, image: media.optional(pinImage) }
  })
  return {
    block: 'map',
    sectionData: optionalSectionData(block.sectionData, context),
    picture: media.picture(block.images),
    pins: defined(pins),
  }
}
