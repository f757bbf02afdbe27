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
import type { EntryContext } from '../parts/context.ts'
import { type FilterModel, filterModel } from './filter.ts'

/** One page of a list. Blocks are only on the first page: a hero before the list, the rest after. */
export type ListModel = {
  type: 'list'
  title: string
  /** The path of the first page. */
  listPath: string
  pagination: Pagination
  before: BlockModel[]
  after: BlockModel[]
} & ListCards

type ListCards =
  | { list: 'projects'; cards: ProjectCard[] }
  | { list: 'units'; cards: UnitCard[]; filter: FilterModel | null }
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
  content: LocaleContent,
  cards: LocaleCards,
): ListSource => ({
  list: entry.kind,
  title: entry.title,
  listPath,
  blocks: entry.blocks,
  documentIds: content.all[entry.kind]
    .map(({ documentId }) => documentId)
    .filter((documentId) => cards[cardOf[entry.kind]](documentId) !== undefined),
})

/** The articles of a subject. */
export const tagList = (
  tag: Entry<'tags'>,
  listPath: string,
  content: LocaleContent,
  cards: LocaleCards,
): ListSource => ({
  list: 'articles',
  title: tag.title,
  listPath,
  blocks: [],
  documentIds: content
    .articlesOf(tag.documentId)
    .map(({ documentId }) => documentId)
    .filter((documentId) => cards.article(documentId) !== undefined),
})

/** @param options.page from 1 to the number of pages that its entries fill. */
export const listPage = (options: {
  source: ListSource
  page: number
  itemsPerPage: number
  visiblePages: number
  context: EntryContext
  cards: LocaleCards
}): ListModel => {
  const { source, page, itemsPerPage, visiblePages, context, cards } = options
  const pagination = paginate({
    page,
    totalItems: source.documentIds.length,
    itemsPerPage,
    visiblePages,
  })
  const shown = source.documentIds.slice((page - 1) * itemsPerPage, page * itemsPerPage)
  const blocks = page === 1 ? blockModels(source.blocks, context, cards) : []
  const opening = blocks[0]?.block === 'hero' ? 1 : 0
  return {
    type: 'list',
    title: source.title,
    listPath: source.listPath,
    pagination,
    before: blocks.slice(0, opening),
    after: blocks.slice(opening),
    ...listCards(source.list, shown, page, context, cards),
  }
}

const cardOf = {
  projects: 'project',
  units: 'unit',
  articles: 'article',
  jobs: 'job',
} as const satisfies Record<ListKind, keyof LocaleCards>

const listCards = (
  list: ListKind,
  shown: string[],
  page: number,
  { content }: EntryContext,
  cards: LocaleCards,
): ListCards => {
  switch (list) {
    case 'projects':
      return { list, cards: defined(shown.map(cards.project)) }
    case 'units':
      return {
        list,
        cards: defined(shown.map(cards.unit)),
        filter: page === 1 ? filterModel(content) : null,
      }
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
