import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import type { Picture } from '../parts/media.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'

/** Pictures that open large; or two of one view, of which the second takes the place of the first. */
export type GalleryModel = {
  block: 'gallery'
  sectionData: SectionData | null
  pictures: Picture[]
  arrangement: 'grid' | 'evening'
}

export const gallery = (block: WireBlock<'gallery'>, context: EntryContext): GalleryModel => ({
  block: 'gallery',
  sectionData: optionalSectionData(block.sectionData, context),
  pictures: block.images.map(context.media.picture),
  arrangement: block.arrangement ?? 'grid',
})
