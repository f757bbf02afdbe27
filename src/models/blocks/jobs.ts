import type { WireBlock } from '#src/cms/blocks.ts'
import { defined, type JobCard, type LocaleCards } from '../cards.ts'
import type { Button, EntryContext } from '../context.ts'
import { optionalSectionData, type SectionData } from '../parts.ts'
import { chosenOrAll } from './chosen.ts'

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
  button: block.button && context.button(block.button),
})
