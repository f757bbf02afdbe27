import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import type { Film, Picture } from '../parts/media.ts'
import { optionalPicture, optionalSectionData, type SectionData } from '../parts/parts.ts'

/** A film with its poster. */
export type VideoModel = {
  block: 'video'
  sectionData: SectionData | null
  film: Film
  poster: Picture | null
  caption: string | null
}

export const video = (block: WireBlock<'video'>, context: EntryContext): VideoModel => ({
  block: 'video',
  sectionData: optionalSectionData(block.sectionData, context),
  film: context.media.film(block.video),
  poster: optionalPicture(block.poster, context),
  caption: block.caption,
})
