import { accountPaths } from '#src/account/pages.ts'
import type { Entry } from '#src/cms/types.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'
import { COUNTRY_LOOKUP_PATH } from '#src/site/lead.ts'
import { NO_TRACKING, type Tracking } from '#src/site/tracking.ts'
import { defined, localeCards } from './cards.ts'
import { localeContext } from './context.ts'
import { describeEntry, type EntryPlace, SiteError } from './errors.ts'
import { feedModel } from './feed.ts'
import { type LocaleContent, localeContent } from './locale-content.ts'
import { localePages } from './locale-pages.ts'
import { siteLocales } from './locales.ts'
import { mediaResolver } from './media.ts'
import type { PageModel } from './page.ts'
import type { Accounts } from './pages/account.ts'
import { redirectRules, segmentRules, shortcuts } from './redirects.ts'
import { siteRoutes } from './routes.ts'
import { sharePictures } from './share-picture.ts'
import {
  type ErrorReporting,
  type LeadSettings,
  type ModalName,
  type Shell,
  shellModel,
} from './shell.ts'
import type { Problem, RestrictedPage, Site } from './site.ts'
import { type UnitSearch, unitSearch } from './unit-search.ts'

/** What the owner decides, as `src/site/policy.ts` holds it. */
export type Policy = {
  strippedSegments: readonly string[]
  renamedSegments: Readonly<Record<string, string>>
  segments: { projects: string; units: string; articles: string; jobs: string }
  reservedSegments: readonly string[]
  layouts: readonly string[]
  guards: readonly string[]
  roles: readonly string[]
  itemsPerPage: number
  visiblePages: number
  similarUnits: number
  relatedArticles: number
  modalForms: Readonly<Record<ModalName, string>>
}

const NO_ACCOUNTS: Accounts = { configured: false, providers: [] }

/**
 * Turns the content into the whole site. Pure: the same snapshot, policy and origin give the same site.
 *
 * An entry that cannot become a page is quarantined, and what an editor should mend is reported; the
 * rest goes on.
 *
 * @param options.origin where the site lives, such as `https://mira.example`.
 * @param options.accounts without them the account pages say that there are none.
 * @param options.leads unless told, the site's own country lookup and no Turnstile.
 * @param options.errorReporting where the browser reports errors; nowhere by default.
 * @param options.tracking the third parties that count visits; none unless told.
 * @param options.mediaPath where files are, if not where the build publishes them.
 * @throws SiteError where a page names a layout, a guard or a role that does not exist, where a list is
 * not for everybody, where the default language has no main page, or where the languages contradict
 * the policy.
 */
export const buildSite = (options: {
  snapshot: Snapshot
  policy: Policy
  origin: string
  accounts?: Accounts
  tracking?: Tracking
  leads?: LeadSettings
  errorReporting?: ErrorReporting | undefined
  mediaPath?: (file: MediaFile) => string
}): Site => {
  const {
    snapshot,
    policy,
    origin,
    accounts = NO_ACCOUNTS,
    tracking = NO_TRACKING,
    leads = DEFAULT_LEADS,
    errorReporting = null,
  } = options
  const locales = siteLocales(snapshot.locales, policy.strippedSegments)
  const defaultLocale = (locales[0] as (typeof locales)[number]).code
  const content = new Map(
    locales.map(({ code }) => [code, localeContent(snapshot, code, defaultLocale)]),
  )
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)
  const routes = checkedRoutes(policy, locales, content)

  const ofAccounts = new Set(locales.flatMap(({ prefix }) => Object.values(accountPaths(prefix))))
  const isPage = (path: string) =>
    ofAccounts.has(path) || routes.entryAt(withoutPageNumber(path)) !== undefined
  const ownRules = segmentRules({
    stripped: policy.strippedSegments,
    renamed: policy.renamedSegments,
    prefixes: locales.map(({ prefix }) => prefix).filter(Boolean),
  })
  const cmsRules = redirectRules({
    entries: snapshot.collections.redirects['*'] ?? [],
    segmentRules: ownRules,
    isPage,
    paths: routes.paths,
  })
  problems.push(...cmsRules.problems)
  const rules = [...shortcuts(ownRules, cmsRules.rules), ...ownRules, ...cmsRules.rules]
  const media = mediaResolver(snapshot.media, options.mediaPath)

  const shells: Record<string, Shell> = {}
  const pages: PageModel[] = []
  const restricted: RestrictedPage[] = []
  const search: Record<string, UnitSearch> = {}
  for (const locale of locales) {
    const localContent = content.get(locale.code) as LocaleContent
    const context = localeContext({
      locale,
      content: localContent,
      media,
      routes,
      rules,
      isPage,
      report,
    })
    shells[locale.code] = shellModel({
      context: context.within(layoutPlace(localContent, locale.code)),
      locales,
      origin,
      tracking,
      modalForms: policy.modalForms,
      leads,
      errorReporting,
      report,
    })
    const cards = localeCards(context)
    pages.push(
      ...localePages({ context, cards, policy, accounts, restrict: (it) => restricted.push(it) }),
    )
    search[locale.code] = unitSearch(localContent, cards)
  }

  const feedOf = (code: string) =>
    feedModel(
      shells[code] as Shell,
      pages.filter(({ locale }) => locale === code),
    )

  return {
    locales,
    defaultLocale,
    shells,
    pages: withAlternates(pages).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    restricted: restricted.toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1)),
    redirects: rules,
    search,
    feeds: defined(locales.map(({ code }) => feedOf(code))),
    sharePictures: sharePictures(pages, shells),
    forms: locales.map(({ code, dir }) => ({
      locale: code,
      dir,
      forms: (content.get(code) as LocaleContent).all.forms,
      messages: (shells[code] as Shell).messages,
    })),
    problems,
    quarantined: routes.quarantined,
  }
}

const DEFAULT_LEADS: LeadSettings = { countryLookup: COUNTRY_LOOKUP_PATH, turnstileSiteKey: null }

/** Gives every entry its path, and checks what the pages name. */
const checkedRoutes = (
  policy: Policy,
  locales: ReturnType<typeof siteLocales>,
  content: Map<string, LocaleContent>,
) => {
  const routes = siteRoutes({
    locales,
    content,
    segments: policy.segments,
    reservedSegments: policy.reservedSegments,
  })
  const problems = locales.flatMap(({ code }) =>
    (content.get(code) as LocaleContent).all.pages.flatMap((page) =>
      unknownNames(page, code, policy),
    ),
  )
  if (!routes.entryAt('/')) {
    problems.push(
      'The default language has no main page. Publish a page of the kind "main" in the CMS.',
    )
  }
  if (problems.length > 0) throw new SiteError(problems)
  return routes
}

const unknownNames = (page: Entry<'pages'>, locale: string, policy: Policy): string[] => {
  const { documentId, title } = page
  const place = describeEntry({ type: 'pages', documentId, locale, title })
  const check = (what: string, name: string, known: readonly string[]) =>
    known.includes(name)
      ? []
      : [`${place} names the ${what} "${name}", which does not exist. Known: ${known.join(', ')}.`]
  const isList = page.kind !== 'main' && page.kind !== 'page'
  return [
    ...check('layout', page.layout, policy.layouts),
    ...check('guard', page.guard, policy.guards),
    ...(page.role === null ? [] : check('role', page.role, policy.roles)),
    ...(isList && page.guard !== 'none'
      ? [`${place} is a list, and lists are for everybody. Set its guard to "none".`]
      : []),
    ...(page.role !== null && page.guard !== 'auth'
      ? [`${place} names a role but not the guard "auth", so everybody would see it.`]
      : []),
  ]
}

/** A later page of a list counts as the list. */
const withoutPageNumber = (path: string): string => path.replace(/\/page\/[1-9]\d*$/, '')

const layoutPlace = ({ layout }: LocaleContent, locale: string): EntryPlace => ({
  type: 'layout',
  documentId: layout.documentId,
  locale,
  title: 'Layout',
})

/** Pages of one key are the same page in several languages. */
const withAlternates = (pages: PageModel[]): PageModel[] => {
  const byKey = Map.groupBy(pages, ({ key }) => key)
  return pages.map((page) => ({
    ...page,
    alternates:
      page.content.type === 'error' || page.content.type === 'draft'
        ? []
        : (byKey.get(page.key) as PageModel[]).map(({ locale, path }) => ({ locale, path })),
  }))
}
