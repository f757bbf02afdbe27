import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import type { Film, Picture } from '../parts/media.ts'
import { type Chip, chip, type SectionData, sectionData } from '../parts/parts.ts'

/** The opening of a page. */
export type HeroModel = {
  block: 'hero'
  sectionData: SectionData
  picture: Picture
  film: Film | null
  chips: Chip[]
  buttons: Button[]
}

export const hero = (block: WireBlock<'hero'>, context: EntryContext): HeroModel => ({
  block: 'hero',
  sectionData: sectionData(block.sectionData, context),
  picture: context.media.picture(block.images),
  film: block.video ? context.media.film(block.video) : null,
  chips: block.chips.map((entry) => chip(entry, context)),
  buttons: block.buttons.map(context.button),
})
