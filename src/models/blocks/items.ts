import type { WireBlock } from '#src/cms/blocks.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { type Item, item, optionalSectionData, type SectionData } from '../parts/parts.ts'

/** A grid of short pieces. */
export type ItemsModel = {
  block: 'items'
  sectionData: SectionData | null
  items: Item[]
  buttons: Button[]
}

export const items = (block: WireBlock<'items'>, context: EntryContext): ItemsModel => ({
  block: 'items',
  sectionData: optionalSectionData(block.sectionData, context),
  items: block.items.map((entry) => item(entry, context)),
  buttons: context.buttons(block.buttons),
})
