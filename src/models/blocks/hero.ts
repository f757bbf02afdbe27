import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { type HomeSearch, homeSearch } from '../parts/home-search.ts'
import type { Film, Picture } from '../parts/media.ts'
import { type Chip, chip, type SectionData, sectionData } from '../parts/parts.ts'

/** The opening of a page. */
export type HeroModel = {
  block: 'hero'
  sectionData: SectionData
  picture: Picture
  film: Film | null
  search: HomeSearch | null
  chips: Chip[]
  buttons: Button[]
}

export const hero = (block: WireBlock<'hero'>, context: EntryContext): HeroModel => ({
  block: 'hero',
  sectionData: sectionData(block.sectionData, context),
  picture: context.media.picture(block.images),
  film: block.video ? context.media.film(block.video) : null,
  search: block.search && homeSearch(block.search, context),
  chips: block.chips.map((entry) => chip(entry, context)),
  buttons: context.buttons(block.buttons),
})
