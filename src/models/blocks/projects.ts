import type { WireBlock } from '#src/cms/blocks.ts'
import { chosenOrAll, defined, type LocaleCards, type ProjectCard } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import {
  type AllCard,
  optionalAllCard,
  optionalSectionData,
  type SectionData,
} from '../parts/parts.ts'

/** A row of projects. */
export type ProjectsModel = {
  block: 'projects'
  sectionData: SectionData | null
  cards: ProjectCard[]
  allCard: AllCard | null
}

export const projects = (
  block: WireBlock<'projects'>,
  context: EntryContext,
  cards: LocaleCards,
): ProjectsModel => ({
  block: 'projects',
  sectionData: optionalSectionData(block.sectionData, context),
  cards: defined(
    chosenOrAll(block.projects, context.content.all.projects).map(cards.project),
  ).slice(0, block.limit),
  allCard: optionalAllCard(block.allCard, context),
})
