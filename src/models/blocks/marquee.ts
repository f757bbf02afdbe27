import type { WireBlock } from '#src/cms/blocks.ts'
import { MARQUEE } from '#src/site/site-config.ts'
import type { EntryContext } from '../parts/context.ts'
import { type Chip, chip, optionalSectionData, type SectionData } from '../parts/parts.ts'

/**
 * A row that scrolls continuously, with the owner's defaults for empty fields. Times in seconds; `loop` 0 is for
 * ever; `gradientLength` is a CSS length.
 */
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
  duration: block.duration ?? MARQUEE.duration,
  delay: block.delay ?? MARQUEE.delay,
  loop: block.loop ?? MARQUEE.loop,
  gradientLength: block.gradientLength ?? MARQUEE.gradientLength,
})
