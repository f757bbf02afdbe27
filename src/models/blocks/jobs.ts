import type { WireBlock } from '#src/cms/blocks.ts'
import { chosenOrAll, defined, type JobCard, type LocaleCards } from '../parts/cards.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'

/** A list of open positions. */
export type JobsModel = {
  block: 'jobs'
  sectionData: SectionData | null
  cards: JobCard[]
  button: Button | null
}

export const jobs = (
  block: WireBlock<'jobs'>,
  context: EntryContext,
  cards: LocaleCards,
): JobsModel => ({
  block: 'jobs',
  sectionData: optionalSectionData(block.sectionData, context),
  cards: defined(chosenOrAll(block.jobs, context.content.all.jobs).map(cards.job)),
  button: context.button(block.button),
})
