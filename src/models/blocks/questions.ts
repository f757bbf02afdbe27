import type { WireBlock } from '#src/cms/blocks.ts'
import type { EntryContext } from '../parts/context.ts'
import { optionalSectionData, type SectionData } from '../parts/parts.ts'
import type { RichText } from '../parts/rich-text.ts'

/** Questions and their answers. */
export type QuestionsModel = {
  block: 'questions'
  sectionData: SectionData | null
  items: { question: string; answer: RichText }[]
}

export const questions = (
  block: WireBlock<'questions'>,
  context: EntryContext,
): QuestionsModel => ({
  block: 'questions',
  sectionData: optionalSectionData(block.sectionData, context),
  items: block.items.map(({ question, answer }) => ({
    question,
    answer: context.richText(answer),
  })),
})
