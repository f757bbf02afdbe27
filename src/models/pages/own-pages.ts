import { ACCOUNT_PAGE_NAMES, ACCOUNT_PAGES } from '#src/account/pages.ts'
import { ownAddress, SEARCH_KEY, SHORTLIST_KEY } from '../addresses/page-addresses.ts'
import { layoutPlace } from '../entries/errors.ts'
import type { LocaleContext } from '../parts/context.ts'
import {
  type Accounts,
  accountPage,
  draftPage,
  notFoundPage,
  searchPage,
  shortlistPage,
} from './own.ts'
import type { PageModel } from './page.ts'
import type { PageMakers } from './page-makers.ts'

/** The pages of one language that are no entries: of accounts, the shortlist, the search, the error page, drafts. */
export const ownPages = (
  { context, accounts }: { context: LocaleContext; accounts: Accounts },
  makers: PageMakers,
): PageModel[] => [
  ...accountPages(context, accounts, makers),
  ...toolPages(context, accounts, makers),
  ...shownAnywhere(context, makers),
]

const accountPages = (
  context: LocaleContext,
  accounts: Accounts,
  { page, way }: PageMakers,
): PageModel[] =>
  ACCOUNT_PAGE_NAMES.flatMap((name) => {
    const title = context.word(`account.${name}.title`)
    return context.pagesOf(`account/${name}`).map((address) =>
      page(address, {
        guard: ACCOUNT_PAGES[name].guard,
        seo: unlisted(title),
        breadcrumbs: way.home({ label: title, path: address.path }),
        content: accountPage(name, accounts, context.content.initial.siteName),
      }),
    )
  })

const toolPages = (
  context: LocaleContext,
  accounts: Accounts,
  { page, way }: PageMakers,
): PageModel[] => {
  const layout = context.within(layoutPlace(context.content.layout, context.locale.code))
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
  return tools.flatMap(({ key, title, content }) =>
    context.pagesOf(key).map((address) => {
      const breadcrumbs = way.home({ label: title, path: address.path })
      return page(address, { seo: unlisted(title), breadcrumbs, content })
    }),
  )
}

/** The error page, and the page on which drafts are shown. */
const shownAnywhere = ({ locale }: LocaleContext, { page }: PageMakers): PageModel[] => {
  const own = { '404': notFoundPage(), draft: draftPage() }
  return (['404', 'draft'] as const).map((key) =>
    page(ownAddress(key, locale), { seo: unlisted(key), breadcrumbs: [], content: own[key] }),
  )
}

/** Nobody finds these pages by searching. */
const unlisted = (title: string) => ({ title, description: '', image: null, noIndex: true })
