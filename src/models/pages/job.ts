import type { Entry } from '#src/cms/types.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import type { RichText } from '../parts/rich-text.ts'

/** An open position. */
export type JobModel = {
  type: 'job'
  title: string
  summary: string
  text: RichText
  department: string
  place: string
  employment: Entry<'jobs'>['employment']
  /** A day, such as "2026-05-31". */
  date: string
  /** Below the text. */
  blocks: BlockModel[]
}

export const jobPage = (
  entry: Entry<'jobs'>,
  context: EntryContext,
  cards: LocaleCards,
): JobModel => ({
  type: 'job',
  title: entry.title,
  summary: entry.summary,
  text: context.richText(entry.text),
  department: entry.department,
  place: entry.place,
  employment: entry.employment,
  date: entry.date,
  blocks: blockModels(entry.blocks, context, cards),
})
