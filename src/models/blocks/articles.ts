import type { WireBlock } from '#src/cms/blocks.ts'
import { type ArticleCard, chosenOrAll, defined, type LocaleCards } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import {
  type AllCard,
  optionalAllCard,
  optionalSectionData,
  type SectionData,
} from '../parts/parts.ts'

/** A row of articles: those chosen, or the newest, of one subject if one is named. */
export type ArticlesModel = {
  block: 'articles'
  sectionData: SectionData | null
  cards: ArticleCard[]
  allCard: AllCard | null
}

export const articles = (
  block: WireBlock<'articles'>,
  context: EntryContext,
  cards: LocaleCards,
): ArticlesModel => {
  const { all, articlesOf } = context.content
  const newest = block.tag ? articlesOf(block.tag) : all.articles
  return {
    block: 'articles',
    sectionData: optionalSectionData(block.sectionData, context),
    cards: defined(chosenOrAll(block.articles, newest).map(cards.article)).slice(0, block.limit),
    allCard: optionalAllCard(block.allCard, context),
  }
}
