import type { Entry } from '#src/cms/types.ts'
import { ownTexts } from '#src/heads/page-texts.ts'
import { once } from '#src/lib/memo.ts'
import type { Guard, LayoutName, SiteConfig } from '#src/site/site-config.ts'
import type { PageAddress } from '../addresses/page-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { LocaleCards } from '../parts/cards.ts'
import { type EntryContext, type LocaleContext, withContent } from '../parts/context.ts'
import { type Image, type Picture, sharedImage } from '../parts/media.ts'
import { countedFilter, plainFilter as uncountedFilter } from '../parts/unit-filter.ts'
import { blocksPage } from './blocks.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { type ListKind, type ListSource, listPage, shownOn } from './list.ts'
import { guardedPage } from './own.ts'
import type { PageContent, PageModel, PageSeo, RestrictedPage } from './page.ts'
import type { AnyPage, PageKeeper } from './page-keeper.ts'

type WireSeo = Entry<'pages'>['seo']

export type PageMakers = ReturnType<typeof pageMakers>

/** What makes the pages of one language, a function for each sort. */
export const pageMakers = ({
  context,
  cards,
  siteConfig,
  homeCounts,
  keep,
  restrict,
}: {
  context: LocaleContext
  cards: LocaleCards
  siteConfig: SiteConfig
  /** How many homes each item of the filter leaves. */
  homeCounts: () => number[]
  keep: Pick<PageKeeper, 'list'>
  /** Receives the pages for signed-in people with their content. */
  restrict: (page: RestrictedPage) => void
}) => {
  const { itemsPerPage, visiblePages } = siteConfig
  const { content } = context
  const way = breadcrumbsOf(context)
  const plainFilter = once(() => uncountedFilter(content))

  const page = (
    address: PageAddress,
    shown: Pick<PageModel, 'seo' | 'breadcrumbs' | 'content'> & {
      layout?: LayoutName
      guard?: Guard
    },
  ): PageModel => ({
    ...address,
    dir: context.locale.dir,
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

  /** The pages of a list, one at each address. */
  const lists = (
    addresses: PageAddress[],
    list: {
      source: ListSource
      seo: PageSeo
      breadcrumbs: PageModel['breadcrumbs']
      layout?: LayoutName
      context: EntryContext
    },
  ): AnyPage[] => {
    const { source, context: own, ...shown } = list
    return addresses.map((address, index) => {
      const place = { source, page: index + 1, itemsPerPage }
      const isFirst = index === 0
      const make = ({ content, cards }: { content: LocaleContent; cards: LocaleCards }) =>
        page(address, {
          ...shown,
          content: listPage({
            ...{ ...place, visiblePages, cards, context: withContent(own, content) },
            filter: isFirst ? () => countedFilter(content, homeCounts()) : plainFilter,
          }),
        })
      // The first page has blocks, which may show anything, and the filter with its counts.
      if (isFirst || source.list !== 'units') return make({ content, cards })
      const homes = shownOn(place)
      const projects = new Set(homes.map((id) => content.homes.get(id)?.project ?? ''))
      const around = { ...shown, title: source.title, alternates: address.alternates }
      return keep.list(
        address.path,
        { projects: [...projects], shown: [around, homes, source.documentIds.length] },
        make,
      )
    })
  }

  /** The main page or a plain one. Of one for signed-in people the public page shows nothing. */
  const plain = (address: PageAddress, entry: Entry<'pages'>, own: EntryContext): PageModel => {
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

  return { way, page, detail, lists, plain }
}

/** What search engines and networks are told of a page, with a picture for one that has none of its own. */
export const pageSeo = (
  seo: WireSeo,
  { media }: LocaleContext,
  fallbackImage: Image | null,
): PageSeo => ({
  title: seo.title,
  description: seo.description,
  ...sharedImage(media.optional(seo.image) ?? fallbackImage),
  noIndex: seo.noIndex ?? false,
})
