import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'

/** Figures in large type. */
export type NumbersModel = {
  block: 'numbers'
  sectionData: SectionData | null
  items: { value: string; label: string }[]
}

export const numbers = (block: WireBlock<'numbers'>, context: EntryContext): NumbersModel => ({
  block: 'numbers',
  sectionData: optionalSectionData(block.sectionData, context),
  items: block.items,
})
