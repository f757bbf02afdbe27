import type { Entry } from '#src/cms/types.ts'
import { type Pagination, paginate } from '../addresses/pagination.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import {
  type ArticleCard,
  defined,
  type JobCard,
  type LocaleCards,
  type ProjectCard,
  type Tag,
  type UnitCard,
} from '../parts/cards.ts'
import type { EntryContext, LocaleContext } from '../parts/context.ts'
import { sectionData } from '../parts/parts.ts'
import type { RichText } from '../parts/rich-text.ts'
import type { FilterModel } from '../parts/unit-filter.ts'

/**
 * One page of a list. Blocks are only on the first page. Where the cards have pictures, the list takes the words of a
 * hero as its heading, so that the first cards are seen at once; before jobs, which have none, the whole hero stands.
 */
export type ListModel = {
  type: 'list'
  title: string
  text: RichText | null
  /** The path of the first page. */
  listPath: string
  pagination: Pagination
  before: BlockModel[]
  after: BlockModel[]
} & ListCards

type ListCards =
  | { list: 'projects'; cards: ProjectCard[] }
  | { list: 'units'; cards: UnitCard[]; filter: FilterModel }
  | { list: 'articles'; cards: ArticleCard[]; tags: Tag[] }
  | { list: 'jobs'; cards: JobCard[] }

export type ListKind = ListModel['list']

/** What a list is made of: its heading, its blocks and the entries it shows, of which kind. */
export type ListSource = {
  list: ListKind
  title: string
  listPath: string
  blocks: Entry<'pages'>['blocks']
  documentIds: string[]
}

/** The list that a page of the CMS represents. */
export const pageList = (
  entry: Entry<'pages'> & { kind: ListKind },
  listPath: string,
  { content, hasPage }: LocaleContext,
): ListSource => ({
  list: entry.kind,
  title: entry.title,
  listPath,
  blocks: entry.blocks,
  documentIds: (entry.kind === 'units' ? content.homes.all : content.all[entry.kind])
    .map(({ documentId }) => documentId)
    .filter((documentId) => hasPage(entry.kind, documentId)),
})

/** The articles of a subject. */
export const tagList = (
  tag: Entry<'tags'>,
  listPath: string,
  { content, hasPage }: LocaleContext,
): ListSource => ({
  list: 'articles',
  title: tag.title,
  listPath,
  blocks: [],
  documentIds: content
    .articlesOf(tag.documentId)
    .map(({ documentId }) => documentId)
    .filter((documentId) => hasPage('articles', documentId)),
})

/** @param options.page from 1 to the number of pages that its entries fill. */
export const listPage = (options: {
  source: ListSource
  page: number
  itemsPerPage: number
  visiblePages: number
  context: EntryContext
  cards: LocaleCards
  /** The filter of homes. */
  filter: () => FilterModel
}): ListModel => {
  const { source, page, itemsPerPage, visiblePages, context, cards, filter } = options
  const pagination = paginate({
    page,
    totalItems: source.documentIds.length,
    itemsPerPage,
    visiblePages,
  })
  const shown = shownOn({ source, page, itemsPerPage })
  const wire = page === 1 ? source.blocks : []
  const [first] = wire
  const hero = first?.__component === 'blocks.hero' ? first : undefined
  const heading = hero && source.list !== 'jobs' ? sectionData(hero.sectionData, context) : null
  const opening = hero && !heading ? 1 : 0
  const blocks = blockModels(heading ? wire.slice(1) : wire, context, cards)
  return {
    type: 'list',
    title: heading?.title ?? source.title,
    text: heading?.text ?? null,
    listPath: source.listPath,
    pagination,
    before: blocks.slice(0, opening),
    after: blocks.slice(opening),
    ...listCards(source.list, shown, { cards, filter, content: context.content }),
  }
}

/** The entries on a page of a list, by document id. */
export const shownOn = ({
  source,
  page,
  itemsPerPage,
}: {
  source: ListSource
  page: number
  itemsPerPage: number
}): string[] => source.documentIds.slice((page - 1) * itemsPerPage, page * itemsPerPage)

const listCards = (
  list: ListKind,
  shown: string[],
  {
    cards,
    filter,
    content,
  }: { cards: LocaleCards; filter: () => FilterModel; content: LocaleContent },
): ListCards => {
  switch (list) {
    case 'projects':
      return { list, cards: defined(shown.map(cards.project)) }
    case 'units':
      return { list, cards: defined(shown.map(cards.unit)), filter: filter() }
    case 'articles':
      return {
        list,
        cards: defined(shown.map(cards.article)),
        tags: defined(content.all.tags.map(({ documentId }) => cards.tag(documentId))),
      }
    case 'jobs':
      return { list, cards: defined(shown.map(cards.job)) }
  }
}
