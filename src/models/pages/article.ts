import type { Entry } from '#src/cms/types.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { type ArticleCard, defined, type LocaleCards, type Tag } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import type { Picture } from '../parts/media.ts'
import { type Social, socials } from '../parts/parts.ts'
import type { RichText } from '../parts/rich-text.ts'

/** A piece of the magazine. */
export type ArticleModel = {
  type: 'article'
  title: string
  summary: string
  text: RichText
  /** A day, such as "2026-05-31". */
  date: string
  author: string | null
  minutes: number
  picture: Picture
  tags: Tag[]
  social: Social[]
  /** Below the text. */
  blocks: BlockModel[]
  related: ArticleCard[]
}

const WORDS_A_MINUTE = 200

/** @param relatedArticles how many articles to read on are shown. */
export const articlePage = (
  entry: Entry<'articles'>,
  context: EntryContext,
  cards: LocaleCards,
  relatedArticles: number,
): ArticleModel => ({
  type: 'article',
  title: entry.title,
  summary: entry.summary,
  text: context.richText(entry.text),
  date: entry.date,
  author: entry.author,
  minutes: Math.max(1, Math.round(entry.text.split(/\s+/).length / WORDS_A_MINUTE)),
  picture: context.media.picture(entry.image),
  tags: defined(entry.tags.map(cards.tag)),
  social: socials(entry.social, context),
  blocks: blockModels(entry.blocks, context, cards),
  related: defined(
    related(entry, context.content, relatedArticles).map(({ documentId }) =>
      cards.article(documentId),
    ),
  ),
})

/** The articles with the most subjects in common, the newest of them first; then the newest of all. */
const related = (
  entry: Entry<'articles'>,
  { all, articlesOf }: LocaleContent,
  count: number,
): Entry<'articles'>[] => {
  const common = ({ tags }: Entry<'articles'>) =>
    tags.filter((tag) => entry.tags.includes(tag)).length
  const ofSubjects = entry.tags
    .flatMap(articlesOf)
    .toSorted((a, b) => common(b) - common(a) || b.date.localeCompare(a.date))
  const newest = all.articles.slice(0, count + 1)
  return [...new Set([...ofSubjects, ...newest])]
    .filter(({ documentId }) => documentId !== entry.documentId)
    .slice(0, count)
}
