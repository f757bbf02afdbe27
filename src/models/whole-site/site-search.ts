import { wordFields } from '#src/cms/text-fields.ts'
import type { Entry } from '#src/cms/types.ts'
import type { Kind, SearchDocument, SearchRecord } from '#src/search/document.ts'
import { type IndexPart, indexPart } from '#src/search/index-part.ts'
import { searchIndexFiles } from '#src/search/make-index.ts'
import { termsIn } from '#src/search/terms.ts'
import { entryKey } from '../addresses/page-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { type AnyPage, isModel } from '../pages/page-keeper.ts'
import { addressWords } from '../parts/address-words.ts'
import { defined, type LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { filterMatches } from '../parts/unit-filter.ts'

/** The index of the site's search in one language: its files, by their paths below the published folder. */
export type SiteSearch = Record<string, string>

/**
 * @param pages those of the language. Pages that only some visitors may see, and those that search engines shall not
 * show, are in no index.
 * @param homes what homes contribute to the index, project by project.
 */
export const siteSearch = (
  pages: AnyPage[],
  { context, cards, homes }: { context: LocaleContext; cards: LocaleCards; homes: IndexPart[] },
): SiteSearch => {
  const { code } = context.locale
  const others = indexPart(searchDocuments(pages, context, cards), termsIn(code))
  return searchIndexFiles([others, ...homes], code)
}

/** Homes that visitors find by searching, with what they find them by. */
export const homeDocuments = (
  homes: Entry<'units'>[],
  { content, word, pathOf }: LocaleContext,
  cards: LocaleCards,
): SearchDocument[] =>
  homes.flatMap((entry): SearchDocument[] => {
    const { documentId, title, number, project, kind, summary, view, seo } = entry
    const path = pathOf('units', documentId)
    if (!path || seo?.noIndex) return []
    const card = cards.unit(documentId)
    const words = [
      ...[number, card?.project ?? '', word(`unit.kind.${kind}`), view ?? ''],
      content.byId.projects.get(project ?? '')?.district ?? '',
      ...viewChoices(entry, content),
    ]
    const about = card?.project ?? ''
    const price = card?.price ?? null
    const picture = card?.picture?.desktop.src ?? null
    return [
      {
        key: entryKey('units', documentId),
        record: { about, price, picture, kind: 'unit', path, title },
        words: [...words, ...addressWords(entry, words)].join(' '),
        text: summary,
      },
    ]
  })

/** What the filter calls the view of a home, such as "View", "Sea and bay": visitors search by these words too. */
const viewChoices = (home: Entry<'units'>, content: LocaleContent): string[] => {
  const { options, items } = content.filter.units
  const views = items.filter(({ option }) => option === 'view')
  const found = filterMatches(home, views, content).flatMap((isMatch, index) =>
    isMatch ? (views[index]?.label ?? []) : [],
  )
  return found.length > 0
    ? [...options.filter(({ key }) => key === 'view').map(({ label }) => label), ...found]
    : []
}

/** Other pages that visitors find by searching. */
const searchDocuments = (
  pages: AnyPage[],
  context: LocaleContext,
  cards: LocaleCards,
): SearchDocument[] => {
  const { content, word } = context
  const open = new Map(
    pages
      .filter(({ guard, seo }) => guard === 'none' && !seo.noIndex)
      .map((page) => [page.key, page]),
  )
  const of = <T extends 'pages' | 'projects' | 'articles' | 'jobs' | 'tags'>(
    type: T,
    make: (entry: Entry<T>, page: AnyPage) => Made | undefined,
  ): SearchDocument[] =>
    defined(
      (content.all[type] as Entry<T>[]).map((entry) => {
        const key = entryKey(type, entry.documentId)
        const page = open.get(key)
        const made = page && make(entry, page)
        if (!made) return undefined
        const { words, text, ...shown } = made
        const record = { ...NO_FACTS, ...shown, path: page.path, title: entry.title }
        return { key, record, words: words.join(' '), text }
      }),
    )
  return [
    ...of('projects', (entry) => {
      const { documentId, summary, text, district, address, stage, projectInfo } = entry
      const card = cards.project(documentId)
      const words = [district, address ?? '', word(`project.stage.${stage}`)]
      return {
        kind: 'project',
        about: district,
        price: card?.priceFrom ?? null,
        picture: card?.picture?.desktop.src ?? null,
        words: [...words, ...addressWords(entry, words)],
        text: [summary, plain(text), wordsIn(projectInfo)].join(' '),
      }
    }),
    ...of('pages', ({ title, blocks }, page) => {
      if (!isModel(page)) return undefined
      const { seo } = page
      return {
        kind: 'page',
        about: seo.description,
        picture: seo.image,
        words: seo.title === title ? [] : [seo.title],
        text: [seo.description, wordsIn(blocks)].join(' '),
      }
    }),
    ...of('tags', () => ({ kind: 'page', about: word('article.tags'), words: [], text: '' })),
    ...of('articles', ({ documentId, summary, text, author }) => {
      const card = cards.article(documentId)
      return {
        kind: 'article',
        about: summary,
        picture: card?.picture.desktop.src ?? null,
        words: [author ?? '', ...(card?.tags.map(({ title }) => title) ?? [])],
        text: [summary, plain(text)].join(' '),
      }
    }),
    ...of('jobs', ({ department, place, employment, summary, text }) => ({
      kind: 'job',
      about: [department, place].join(' · '),
      words: [department, place, word(`job.employment.${employment}`)],
      text: [summary, plain(text)].join(' '),
    })),
  ]
}

type Made = Partial<Omit<SearchRecord, 'path' | 'title'>> & {
  kind: Kind
  words: string[]
  text: string
}

const NO_FACTS = { about: '', price: null, picture: null }

/** A Markdown text without the addresses of its links. */
const plain = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, ' ')

const WORDS = new Set(wordFields.filter((name) => name !== 'alt'))

/** All words that visitors read in a part of an entry. */
const wordsIn = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return ''
  if (Array.isArray(value)) return value.map(wordsIn).join(' ')
  return Object.entries(value)
    .map(([name, field]) =>
      typeof field === 'string' ? (WORDS.has(name) ? plain(field) : '') : wordsIn(field),
    )
    .join(' ')
}
