import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import type { Picture } from '../parts/media.ts'
import { type SectionData, sectionData } from '../parts/parts.ts'

/** One view by day and in the evening. */
export type DayEveningModel = {
  block: 'day-evening'
  sectionData: SectionData
  picture: Picture
  evening: Picture
}

export const dayEvening = (
  block: WireBlock<'day-evening'>,
  context: EntryContext,
): DayEveningModel => ({
  block: 'day-evening',
  sectionData: sectionData(block.sectionData, context),
  picture: context.media.picture(block.images),
  evening: context.media.picture(block.evening),
})
