import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import type { Picture } from '../parts/media.ts'
import { type Chip, chip, type Item, item, type SectionData, sectionData } from '../parts/parts.ts'

/** A picture beside a text with chips, items and buttons. */
export type ImageTextModel = {
  block: 'image-text'
  sectionData: SectionData
  picture: Picture
  imageSide: 'start' | 'end'
  chips: Chip[]
  items: Item[]
  buttons: Button[]
}

export const imageText = (
  block: WireBlock<'image-text'>,
  context: EntryContext,
): ImageTextModel => ({
  block: 'image-text',
  sectionData: sectionData(block.sectionData, context),
  picture: context.media.picture(block.images),
  imageSide: block.imageSide,
  chips: block.chips.map((entry) => chip(entry, context)),
  items: block.items.map((entry) => item(entry, context)),
  buttons: context.buttons(block.buttons),
})
