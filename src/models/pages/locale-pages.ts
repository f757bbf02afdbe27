import { ACCOUNT_PAGE_NAMES, ACCOUNT_PAGES } from '#src/account/pages.ts'
import type { Entry } from '#src/cms/types.ts'
import type { RoutedType } from '#src/content/addresses.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { ownTexts } from '#src/heads/page-texts.ts'
import type { Guard, LayoutName, SiteConfig } from '#src/site/site-config.ts'
import {
  entryKey,
  ownAddress,
  type PageAddress,
  SEARCH_KEY,
  SHORTLIST_KEY,
} from '../addresses/page-addresses.ts'
import { type EntryPlace, layoutPlace, MissingFileError, PageError } from '../entries/errors.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext, LocaleContext } from '../parts/context.ts'
import { type Image, type Picture, sharedImage } from '../parts/media.ts'
import { articlePage } from './article.ts'
import { blocksPage } from './blocks.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { jobPage } from './job.ts'
import type { AnyPage, ProjectPages } from './kept-pages.ts'
import { type ListKind, type ListSource, listPage, pageList, tagList } from './list.ts'
import {
  type Accounts,
  accountPage,
  draftPage,
  guardedPage,
  notFoundPage,
  searchPage,
  shortlistPage,
} from './own.ts'
import type { PageContent, PageModel, PageSeo, RestrictedPage } from './page.ts'
import { projectPage } from './project.ts'
import { unitPage } from './unit.ts'

/**
 * All pages of one language, each at its address.
 *
 * @throws PageError naming the entries whose pages cannot be made.
 */
export const localePages = (options: {
  context: LocaleContext
  cards: LocaleCards
  siteConfig: SiteConfig
  accounts: Accounts
  /** Makes the pages of projects and homes. */
  projectPages: ProjectPages['page']
  /** Receives the pages for signed-in people with their content. */
  restrict: (page: RestrictedPage) => void
}): AnyPage[] => {
  const { context, cards, siteConfig, accounts, projectPages, restrict } = options
  const { content, locale, pagesOf } = context
  const { itemsPerPage, visiblePages } = siteConfig
  const way = breadcrumbsOf(context)

  const page = (
    address: PageAddress,
    shown: Pick<PageModel, 'seo' | 'breadcrumbs' | 'content'> & {
      layout?: LayoutName
      guard?: Guard
    },
  ): PageModel => ({
    ...address,
    dir: locale.dir,
    layout: siteConfig.layouts[0] as LayoutName,
    guard: 'none',
    ...shown,
  })

  /** The page of an entry that a list leads to. */
  const detail = (
    address: PageAddress,
    entry: { title: string; summary: string; seo: WireSeo | null },
    model: { content: PageContent; list: ListKind; picture?: Picture | undefined },
  ): PageModel => {
    const image = model.picture?.desktop ?? null
    return page(address, {
      seo: entry.seo
        ? pageSeo(entry.seo, context, image)
        : { ...ownTexts(entry), ...sharedImage(image), noIndex: false },
      breadcrumbs: way.below(model.list, { label: entry.title, path: address.path }),
      content: model.content,
    })
  }

  const listPages = (
    addresses: PageAddress[],
    list: {
      source: ListSource
      seo: PageSeo
      breadcrumbs: PageModel['breadcrumbs']
      layout?: LayoutName
      context: EntryContext
    },
  ): PageModel[] => {
    const { source, context: own, ...shown } = list
    return addresses.map((address, index) => {
      const options = { source, page: index + 1, itemsPerPage, visiblePages, context: own, cards }
      return page(address, { ...shown, content: listPage(options) })
    })
  }

  /** The main page or a plain one. Of one for signed-in people the public page shows nothing. */
  const plainPage = (address: PageAddress, entry: Entry<'pages'>, own: EntryContext): PageModel => {
    const seo = pageSeo(entry.seo, context, null)
    const whole = page(address, {
      layout: entry.layout as LayoutName,
      guard: entry.guard as Guard,
      seo,
      breadcrumbs:
        entry.kind === 'main' ? [] : way.home({ label: entry.title, path: address.path }),
      content: blocksPage(entry, own, cards),
    })
    if (entry.guard !== 'auth') return whole
    restrict({ role: entry.role, page: whole })
    const shellSeo = { ...seo, description: '', image: null, noIndex: true }
    return { ...whole, seo: shellSeo, content: guardedPage() }
  }

  const pages: AnyPage[] = []
  const failed: Quarantined[] = []
  const each = <T extends RoutedType>(
    type: T,
    make: (
      entry: Entry<T>,
      address: PageAddress,
      own: EntryContext,
      addresses: PageAddress[],
    ) => AnyPage | AnyPage[],
  ) => {
    for (const entry of content.all[type]) {
      const { documentId, title } = entry
      const addresses = pagesOf(entryKey(type, documentId))
      const [address] = addresses
      if (!address) continue
      const place = { type, documentId, locale: locale.code, title }
      try {
        pages.push(...[make(entry, address, context.within(place), addresses)].flat())
      } catch (error) {
        if (error instanceof MissingFileError || address.path === '/') throw error
        failed.push(notMade(place, error))
      }
    }
  }

  each('pages', (entry, address, own, addresses) =>
    isListEntry(entry)
      ? listPages(addresses, {
          source: pageList(entry, address.path, content, cards),
          seo: pageSeo(entry.seo, context, null),
          breadcrumbs: way.home({ label: entry.title, path: address.path }),
          layout: entry.layout as LayoutName,
          context: own,
        })
      : plainPage(address, entry, own),
  )
  each('projects', (entry, address, own) =>
    projectPages(entry.documentId, address.path, ({ content, cards }) => {
      const model = projectPage(entry, { ...own, content }, cards)
      const [picture] = model.pictures
      return detail(address, entry, { content: model, list: 'projects', picture })
    }),
  )
  each('units', (entry, address, own) =>
    projectPages(entry.project ?? '', address.path, ({ content, cards }) => {
      const model = unitPage(entry, { ...own, content }, cards, siteConfig.similarUnits)
      const [picture] = model.pictures
      return detail(address, entry, { content: model, list: 'units', picture })
    }),
  )
  each('articles', (entry, address, own) => {
    const model = articlePage(entry, own, cards, siteConfig.relatedArticles)
    return detail(address, entry, { content: model, list: 'articles', picture: model.picture })
  })
  each('jobs', (entry, address, own) =>
    detail(address, entry, { content: jobPage(entry, own, cards), list: 'jobs' }),
  )
  each('tags', (entry, address, own, addresses) =>
    listPages(addresses, {
      source: tagList(entry, address.path, content, cards),
      seo: { title: entry.title, description: '', image: null, noIndex: false },
      breadcrumbs: way.below('articles', { label: entry.title, path: address.path }),
      context: own,
    }),
  )
  if (failed.length > 0) throw new PageError(failed)

  /** A page that is no entry, and that nobody finds by searching. */
  const unlisted = (title: string) => ({ title, description: '', image: null, noIndex: true })
  for (const name of ACCOUNT_PAGE_NAMES) {
    const title = context.word(`account.${name}.title`)
    for (const address of pagesOf(`account/${name}`)) {
      pages.push(
        page(address, {
          guard: ACCOUNT_PAGES[name].guard,
          seo: unlisted(title),
          breadcrumbs: way.home({ label: title, path: address.path }),
          content: accountPage(name, accounts, content.initial.siteName),
        }),
      )
    }
  }
  const layout = context.within(layoutPlace(content.layout, locale.code))
  const tools = [
    {
      ...{ key: SHORTLIST_KEY, title: context.word('shortlist.title') },
      content: shortlistPage(layout, accounts),
    },
    {
      ...{ key: SEARCH_KEY, title: context.word('search.title') },
      content: searchPage(layout),
    },
  ]
  for (const { key, title, content } of tools) {
    for (const address of pagesOf(key)) {
      const breadcrumbs = way.home({ label: title, path: address.path })
      pages.push(page(address, { seo: unlisted(title), breadcrumbs, content }))
    }
  }
  const own = { '404': notFoundPage(), draft: draftPage() }
  for (const key of ['404', 'draft'] as const) {
    const shown = { seo: unlisted(key), breadcrumbs: [], content: own[key] }
    pages.push(page(ownAddress(key, locale), shown))
  }
  return pages
}

/** An entry of which no page can be made, for a reason that nobody foresaw. */
const notMade = ({ type, documentId, locale }: EntryPlace, error: unknown): Quarantined => ({
  ...{ type, documentId, locale, field: 'page' },
  problem: `could not be made: ${error instanceof Error ? error.message : String(error)}`,
})

type WireSeo = Entry<'pages'>['seo']

const pageSeo = (seo: WireSeo, { media }: LocaleContext, fallbackImage: Image | null): PageSeo => ({
  title: seo.title,
  description: seo.description,
  ...sharedImage(media.optional(seo.image) ?? fallbackImage),
  noIndex: seo.noIndex ?? false,
})

const isListEntry = (entry: Entry<'pages'>): entry is Entry<'pages'> & { kind: ListKind } =>
  entry.kind !== 'main' && entry.kind !== 'page'
