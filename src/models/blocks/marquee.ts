import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../context.ts'
import { type Chip, chip, optionalSectionData, type SectionData } from '../parts.ts'

/** A row that runs on. Times in seconds; `loop` 0 is for ever; `gradientLength` is a CSS length. */
export type MarqueeModel = {
  block: 'marquee'
  sectionData: SectionData | null
  chips: Chip[]
  duration: number
  delay: number
  loop: number
  gradientLength: string
}

export const marquee = (block: WireBlock<'marquee'>, context: EntryContext): MarqueeModel => ({
  block: 'marquee',
  sectionData: optionalSectionData(block.sectionData, context),
  chips: block.chips.map((entry) => chip(entry, context)),
  duration: block.duration,
  delay: block.delay,
  loop: block.loop,
  gradientLength: block.gradientLength,
})
