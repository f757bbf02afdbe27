import { ACCOUNT_PAGE_NAMES, ACCOUNT_PAGES, accountPath } from '#src/account/pages.ts'
import type { Entry } from '#src/cms/types.ts'
import type { RoutedType } from '#src/content/addresses.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import type { Guard, LayoutName, SiteConfig } from '#src/site/site-config.ts'
import { localPath } from '../addresses/locales.ts'
import { pagePath } from '../addresses/pagination.ts'
import { type EntryPlace, MissingFileError, PageError } from '../entries/errors.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext, LocaleContext } from '../parts/context.ts'
import { MESSAGES, type MessageKey } from '../parts/messages.ts'
import { articlePage } from './article.ts'
import { blocksPage } from './blocks.ts'
import { jobPage } from './job.ts'
import {
  type ListKind,
  type ListSource,
  listPage,
  listPageCount,
  pageList,
  tagList,
} from './list.ts'
import { type Accounts, accountPage, draftPage, guardedPage, notFoundPage } from './own.ts'
import type { Breadcrumb, PageContent, PageModel, PageSeo, RestrictedPage } from './page.ts'
import { projectPage } from './project.ts'
import { unitPage } from './unit.ts'

/**
 * All pages of one language, but for their alternates: those are known when every language is made.
 *
 * @throws PageError naming the entries of which no page can be made.
 */
export const localePages = (options: {
  context: LocaleContext
  cards: LocaleCards
  siteConfig: SiteConfig
  accounts: Accounts
  /** Receives the pages for signed-in people with their content. */
  restrict: (page: RestrictedPage) => void
}): PageModel[] => {
  const { context, cards, siteConfig, accounts, restrict } = options
  const { content, locale, pathOf } = context
  const pages: PageModel[] = []
  const failed: Quarantined[] = []

  const each = <T extends RoutedType>(
    type: T,
    make: (entry: Entry<T>, path: string, own: EntryContext) => PageModel[],
  ) => {
    for (const entry of content.all[type]) {
      const { documentId, title } = entry
      const path = pathOf(type, documentId)
      if (path === undefined) continue
      const place = { type, documentId, locale: locale.code, title }
      try {
        pages.push(...make(entry, path, context.within(place)))
      } catch (error) {
        if (error instanceof MissingFileError || path === '/') throw error
        failed.push(notMade(place, error))
      }
    }
  }

  const word = (key: MessageKey) =>
    content.translation.entries.find((entry) => entry.key === key)?.value ?? MESSAGES[key]
  const home: Breadcrumb = {
    label: word('shell.home'),
    path: localPath(locale.prefix, '/'),
  }
  /** The way to an entry of a list, by the list's page where the language has one. */
  const below = (kind: ListKind): Breadcrumb[] => {
    const list = content.all.pages.find((page) => page.kind === kind)
    const path = list && pathOf('pages', list.documentId)
    return list && path ? [home, { label: list.title, path }] : [home]
  }
  const detail = (page: {
    type: RoutedType
    entry: { documentId: string; title: string; summary: string; seo: WireSeo | null }
    path: string
    above: Breadcrumb[]
    picture: string | null
    content: PageContent
  }): PageModel => ({
    key: `${page.type}/${page.entry.documentId}`,
    locale: locale.code,
    dir: locale.dir,
    path: page.path,
    layout: siteConfig.layouts[0] as LayoutName,
    guard: 'none',
    seo: page.entry.seo
      ? pageSeo(page.entry.seo, context, page.picture)
      : {
          title: page.entry.title,
          description: page.entry.summary,
          image: page.picture,
          noIndex: false,
        },
    alternates: [],
    breadcrumbs: [...page.above, { label: page.entry.title, path: page.path }],
    content: page.content,
  })
  const listPages = (list: {
    key: string
    source: ListSource
    seo: PageSeo
    layout: LayoutName
    above: Breadcrumb[]
    context: EntryContext
  }): PageModel[] =>
    Array.from({ length: listPageCount(list.source, siteConfig.itemsPerPage) }, (_, index) => {
      const page = index + 1
      return {
        key: page === 1 ? list.key : `${list.key}#${page}`,
        locale: locale.code,
        dir: locale.dir,
        path: pagePath(list.source.listPath, page),
        layout: list.layout,
        guard: 'none',
        seo: list.seo,
        alternates: [],
        breadcrumbs: [...list.above, { label: list.source.title, path: list.source.listPath }],
        content: listPage({
          source: list.source,
          page,
          itemsPerPage: siteConfig.itemsPerPage,
          visiblePages: siteConfig.visiblePages,
          context: list.context,
          cards,
        }),
      }
    })

  each('pages', (entry, path, own) => {
    const layout = entry.layout as LayoutName
    const key = `pages/${entry.documentId}`
    const seo = pageSeo(entry.seo, context, null)
    if (isListEntry(entry)) {
      const source = pageList(entry, path, content, cards)
      return listPages({ key, source, seo, layout, above: [home], context: own })
    }
    const page: PageModel = {
      key,
      locale: locale.code,
      dir: locale.dir,
      path,
      layout,
      guard: entry.guard as Guard,
      seo,
      alternates: [],
      breadcrumbs: entry.kind === 'main' ? [] : [home, { label: entry.title, path }],
      content: blocksPage(entry, own, cards),
    }
    if (entry.guard !== 'auth') return [page]
    restrict({ role: entry.role, page })
    const shellSeo = { ...seo, description: '', image: null, noIndex: true }
    return [{ ...page, seo: shellSeo, content: guardedPage() }]
  })
  each('projects', (entry, path, own) => {
    const model = projectPage(entry, own, cards)
    const picture = model.pictures[0]?.desktop.src ?? null
    const above = below('projects')
    return [detail({ type: 'projects', entry, path, above, picture, content: model })]
  })
  each('units', (entry, path, own) => {
    const model = unitPage(entry, own, cards, siteConfig.similarUnits)
    const picture = model.pictures[0]?.desktop.src ?? null
    const above = below('units')
    return [detail({ type: 'units', entry, path, above, picture, content: model })]
  })
  each('articles', (entry, path, own) => {
    const model = articlePage(entry, own, cards, siteConfig.relatedArticles)
    const picture = model.picture.desktop.src
    const above = below('articles')
    return [detail({ type: 'articles', entry, path, above, picture, content: model })]
  })
  each('jobs', (entry, path, own) => {
    const content = jobPage(entry, own)
    return [detail({ type: 'jobs', entry, path, above: below('jobs'), picture: null, content })]
  })
  each('tags', (entry, path, own) =>
    listPages({
      key: `tags/${entry.documentId}`,
      source: tagList(entry, path, content, cards),
      seo: { title: entry.title, description: '', image: null, noIndex: false },
      layout: siteConfig.layouts[0] as LayoutName,
      above: below('articles'),
      context: own,
    }),
  )

  if (failed.length > 0) throw new PageError(failed)

  for (const name of ACCOUNT_PAGE_NAMES) {
    const title = word(`account.${name}.title`)
    const path = accountPath(name, locale.prefix)
    pages.push({
      key: `account/${name}`,
      locale: locale.code,
      dir: locale.dir,
      path,
      layout: siteConfig.layouts[0] as LayoutName,
      guard: ACCOUNT_PAGES[name].guard,
      seo: { title, description: '', image: null, noIndex: true },
      alternates: [],
      breadcrumbs: [home, { label: title, path }],
      content: accountPage(name, accounts),
    })
  }
  /** A page that is no entry, and that nobody finds by searching. */
  const ownPage = (key: string, path: string, content: PageContent): PageModel => ({
    key,
    locale: locale.code,
    dir: locale.dir,
    path: localPath(locale.prefix, path),
    layout: siteConfig.layouts[0] as LayoutName,
    guard: 'none',
    seo: { title: key, description: '', image: null, noIndex: true },
    alternates: [],
    breadcrumbs: [],
    content,
  })
  pages.push(ownPage('404', '/404', notFoundPage()), ownPage('draft', '/draft', draftPage()))
  return pages
}

/** An entry of which no page can be made, for a reason that nobody foresaw. */
const notMade = ({ type, documentId, locale }: EntryPlace, error: unknown): Quarantined => ({
  ...{ type, documentId, locale, field: 'page' },
  problem: `could not be made: ${error instanceof Error ? error.message : String(error)}`,
})

type WireSeo = Entry<'pages'>['seo']

const pageSeo = (
  seo: WireSeo,
  { media }: LocaleContext,
  fallbackImage: string | null,
): PageSeo => ({
  title: seo.title,
  description: seo.description,
  image: media.optional(seo.image)?.src ?? fallbackImage,
  noIndex: seo.noIndex ?? false,
})

const isListEntry = (entry: Entry<'pages'>): entry is Entry<'pages'> & { kind: ListKind } =>
  entry.kind !== 'main' && entry.kind !== 'page'
