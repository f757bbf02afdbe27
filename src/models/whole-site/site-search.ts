import { wordFields } from '#src/cms/text-fields.ts'
import type { Entry } from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { NamedPart } from '#src/search/changed-parts.ts'
import type { Kind, SearchDocument, SearchRecord } from '#src/search/document.ts'
import { type IndexPart, indexPart } from '#src/search/index-part.ts'
import { type EarlierIndex, type IndexState, textsOfIndex } from '#src/search/index-state.ts'
import { type MadeIndex, makeIndex } from '#src/search/make-index.ts'
import { termsIn } from '#src/search/terms.ts'
import { entryKey } from '../addresses/page-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { isListed } from '../pages/is-listed.ts'
import { type AnyPage, isModel } from '../pages/page-keeper.ts'
import { addressWords } from '../parts/address-words.ts'
import { defined, type LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { filterMatches } from '../parts/unit-filter.ts'

/** The name of the part of the index that has neither projects nor homes. */
const OTHERS = 'others'

const projectPart = (project: string): string => `project/${project}`

/** What the search of the next build is made of. */
export type SearchState = IndexState

/** The index that an earlier build has made of a language. */
export type EarlierSearch = Pick<EarlierIndex, 'state' | 'text'> & {
  /** What it knew of a project and its homes, by its version. */
  project: (version: string) => IndexPart | undefined
}

/**
 * The index of the site's search in one language.
 *
 * @param pages those of the language. Pages that only some visitors may see, and those that search engines shall not
 * show, are in no index.
 * @param made.projects what projects and their homes contribute, by the ids of the projects.
 */
export const siteSearch = (
  pages: AnyPage[],
  made: {
    context: LocaleContext
    cards: LocaleCards
    projects: readonly { id: string; version: string; index: () => IndexPart }[]
    earlier: EarlierSearch | undefined
  },
): MadeIndex => {
  const { context, cards, projects, earlier } = made
  const { code } = context.locale
  const others = indexPart(searchDocuments(pages, context, cards), termsIn(code))
  const othersText = JSON.stringify(others)
  const othersHash = sha256(othersText)
  const parts: NamedPart[] = [
    { name: OTHERS, version: othersHash, part: () => others },
    ...projects.map(({ id, version, index }) => ({ name: projectPart(id), version, part: index })),
  ]
  const index = makeIndex(
    parts,
    code,
    earlier && {
      ...{ state: earlier.state, text: earlier.text },
      part: (name, version) =>
        name === OTHERS ? JSON.parse(earlier.text(version)) : earlier.project(version),
    },
  )
  return { ...index, texts: new Map([...index.texts, [othersHash, othersText]]) }
}

/** The names of the texts of which the next index is made, but for those of published files. */
export const textsOfSearch = (state: SearchState): string[] => [
  ...textsOfIndex(state),
  ...(state.parts[OTHERS] ? [state.parts[OTHERS].version] : []),
]

/** The files of an index that was made from nothing, by their paths below the published folder. */
export const searchFilesOf = ({ files, texts }: MadeIndex): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, hash]) => [path, texts.get(hash) as string]))

/** A project and its homes as visitors find them by searching. */
export const projectDocuments = (
  project: string,
  homes: Entry<'units'>[],
  context: LocaleContext,
  cards: LocaleCards,
): SearchDocument[] => {
  const entry = context.content.byId.projects.get(project)
  const own = entry ? projectDocument(entry, context, cards) : undefined
  return [...(own ? [own] : []), ...homeDocuments(homes, context, cards)]
}

const projectDocument = (
  entry: Entry<'projects'>,
  { pathOf, word }: LocaleContext,
  cards: LocaleCards,
): SearchDocument | undefined => {
  const { documentId, title, summary, text, district, address, stage, projectInfo, seo } = entry
  const path = pathOf('projects', documentId)
  if (!path || seo?.noIndex) return undefined
  const card = cards.project(documentId)
  const words = [district, address ?? '', word(`project.stage.${stage}`)]
  const price = card?.priceFrom ?? null
  const picture = card?.picture?.desktop.src ?? null
  return {
    key: entryKey('projects', documentId),
    record: { kind: 'project', about: district, price, picture, path, title },
    words: [...words, ...addressWords(entry, words)].join(' '),
    text: [summary, plain(text), wordsIn(projectInfo)].join(' '),
  }
}

const homeDocuments = (
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

/** Pages beside those of projects and homes. */
const searchDocuments = (
  pages: AnyPage[],
  context: LocaleContext,
  cards: LocaleCards,
): SearchDocument[] => {
  const { content, word } = context
  const open = new Map(pages.filter(isListed).map((page) => [page.key, page]))
  const of = <T extends 'pages' | 'articles' | 'jobs' | 'tags'>(
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
