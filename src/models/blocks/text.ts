import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'
import type { RichText } from '../parts/rich-text.ts'

/** Running text. */
export type TextModel = { block: 'text'; sectionData: SectionData | null; text: RichText }

export const text = (block: WireBlock<'text'>, context: EntryContext): TextModel => ({
  block: 'text',
  sectionData: optionalSectionData(block.sectionData, context),
  text: context.richText(block.text),
})
