import type { Entry } from '#src/cms/types.ts'
import type { RoutedType } from '#src/content/addresses.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import type { LayoutName, SiteConfig } from '#src/site/site-config.ts'
import { entryKey, type PageAddress } from '../addresses/page-addresses.ts'
import { type EntryPlace, MissingFileError, PageError } from '../entries/errors.ts'
import type { LocaleCards } from '../parts/cards.ts'
import { type EntryContext, type LocaleContext, withContent } from '../parts/context.ts'
import { articlePage } from './article.ts'
import { jobPage } from './job.ts'
import { type ListKind, pageList, tagList } from './list.ts'
import type { Accounts } from './own.ts'
import { ownPages } from './own-pages.ts'
import type { RestrictedPage } from './page.ts'
import type { AnyPage, PageKeeper } from './page-keeper.ts'
import { type PageMakers, pageMakers, pageSeo } from './page-makers.ts'
import { projectPage } from './project.ts'
import { unitPage } from './unit.ts'

type LocalePagesOptions = {
  context: LocaleContext
  cards: LocaleCards
  siteConfig: SiteConfig
  accounts: Accounts
  /** How many homes each item of the filter leaves. */
  homeCounts: () => number[]
  keep: Pick<PageKeeper, 'project' | 'home' | 'keepsHomes' | 'list' | 'other'>
  /** Receives the pages for signed-in people with their content. */
  restrict: (page: RestrictedPage) => void
}

/**
 * All pages of one language, each at its address, but those of homes of which an earlier build has all of a project.
 *
 * @throws PageError naming the entries whose pages cannot be made.
 */
export const localePages = (options: LocalePagesOptions): AnyPage[] => {
  const makers = pageMakers(options)
  return [...entryPages(options, makers), ...ownPages(options, makers)]
}

/** The pages of entries. One that cannot be made stops no other. */
const entryPages = (
  { context, siteConfig, keep }: LocalePagesOptions,
  { way, detail, lists, plain }: PageMakers,
): AnyPage[] => {
  const { content } = context
  const { all, homes } = content
  const pages: AnyPage[] = []
  const failed: Quarantined[] = []
  const each = <E extends { documentId: string; title: string }>(
    type: RoutedType,
    entries: readonly E[],
    make: (
      entry: E,
      address: PageAddress,
      own: EntryContext,
      addresses: PageAddress[],
    ) => AnyPage | AnyPage[],
  ) => {
    for (const entry of entries) {
      const { documentId, title } = entry
      const addresses = context.pagesOf(entryKey(type, documentId))
      const [address] = addresses
      if (!address) continue
      const place = { type, documentId, locale: context.locale.code, title }
      try {
        pages.push(...[make(entry, address, context.within(place), addresses)].flat())
      } catch (error) {
        if (error instanceof MissingFileError || address.path === '/') throw error
        failed.push(notMade(place, error))
      }
    }
  }

  each('pages', all.pages, (entry, address, own, addresses) =>
    isListEntry(entry)
      ? lists(addresses, {
          source: pageList(entry, address.path, context),
          seo: pageSeo(entry.seo, context, null),
          breadcrumbs: way.home({ label: entry.title, path: address.path }),
          layout: entry.layout as LayoutName,
          context: own,
        })
      : plain(address, entry, own),
  )
  each('projects', all.projects, (entry, address, own) =>
    keep.project(entry.documentId, address.path, ({ content, cards }) => {
      const model = projectPage(entry, withContent(own, content), cards)
      const [picture] = model.pictures
      return detail(address, entry, { content: model, list: 'projects', picture })
    }),
  )
  const open = homes.all.filter(({ project }) => !keep.keepsHomes(project ?? ''))
  each('units', open, ({ documentId, project }, address, own) =>
    keep.home(project ?? '', address.path, ({ content, cards }) => {
      const entry = content.byId.units.get(documentId) as Entry<'units'>
      const model = unitPage(entry, withContent(own, content), cards, siteConfig.similarUnits)
      const [picture] = model.pictures
      return detail(address, entry, { content: model, list: 'units', picture })
    }),
  )
  each('articles', all.articles, (entry, address, own) =>
    keep.other(address.path, ({ content, cards }) => {
      const model = articlePage(entry, withContent(own, content), cards, siteConfig.relatedArticles)
      return detail(address, entry, { content: model, list: 'articles', picture: model.picture })
    }),
  )
  each('jobs', all.jobs, (entry, address, own) =>
    keep.other(address.path, ({ content, cards }) =>
      detail(address, entry, {
        content: jobPage(entry, withContent(own, content), cards),
        list: 'jobs',
      }),
    ),
  )
  each('tags', all.tags, (entry, address, own, addresses) =>
    lists(addresses, {
      source: tagList(entry, address.path, context),
      seo: { title: entry.title, description: '', image: null, noIndex: false },
      breadcrumbs: way.below('articles', { label: entry.title, path: address.path }),
      context: own,
    }),
  )
  if (failed.length > 0) throw new PageError(failed)
  return pages
}

/** An entry of which no page can be made, for a reason that nobody foresaw. */
const notMade = ({ type, documentId, locale }: EntryPlace, error: unknown): Quarantined => ({
  ...{ type, documentId, locale, field: 'page' },
  problem: `could not be made: ${error instanceof Error ? error.message : String(error)}`,
})

const isListEntry = (entry: Entry<'pages'>): entry is Entry<'pages'> & { kind: ListKind } =>
  entry.kind !== 'main' && entry.kind !== 'page'
