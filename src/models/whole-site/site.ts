import type { Quarantined } from '#src/content/snapshot.ts'
import type { LocaleLeadMail } from '#src/lead/mail/mail-settings.ts'
import type { SiteLocale } from '../addresses/locales.ts'
import type { RedirectRule } from '../addresses/redirect-rule.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import type { Problem } from '../entries/errors.ts'
import type { PageModel, RestrictedPage } from '../pages/page.ts'
import { isModel } from '../pages/page-keeper.ts'
import { defined } from '../parts/cards.ts'
import { differingConsents } from '../parts/consent.ts'
import type { LocaleForms } from '../parts/form.ts'
import { differingPlans } from '../parts/payment-plan.ts'
import type { Feed } from './feed.ts'
import type { LocaleSite } from './locale-site.ts'
import type { Rates } from './rates.ts'
import type { SharePicture } from './share-picture.ts'
import type { Shell } from './shell.ts'
import { searchFilesOf } from './site-search.ts'
import type { UnitSearch } from './unit-search.ts'

/**
 * The whole site as values: what is rendered, and what the output files derive from. `Page` is what is
 * held of a page: by default its model.
 */
export type Site<Page = PageModel> = {
  /** The default locale first. */
  locales: SiteLocale[]
  defaultLocale: string
  /** One a locale: what every page of the locale shows around its content. */
  shells: Record<string, Shell>
  /** Sorted by path. Error pages (`/404`, `/ar/404`) are among them. */
  pages: Page[]
  /** Pages for signed-in people with their content; `pages` has only their shells. */
  restricted: RestrictedPage[]
  /** In the order in which they apply, chains flattened. */
  redirects: RedirectRule[]
  /** One a locale: what the filter of the units looks through in the browser. */
  search: Record<string, UnitSearch>
  /** What visitors search all pages of their language by: the files of all languages. */
  siteSearch: Record<string, string>
  /** One a locale that has articles. */
  feeds: Feed[]
  /** The pictures that are shown where pages are shared, by the page's path. */
  sharePictures: Record<string, SharePicture>
  /** What the lead function checks the forms by; the default locale first. */
  forms: LocaleForms[]
  /** Who is mailed about leads, and what visitors are answered: for functions alone. The default locale first. */
  leadMail: LocaleLeadMail[]
  rates: Rates
  /** The names of the files that some page shows: no others are published. */
  media: string[]
  problems: Problem[]
  /** Entries that could not become a page. */
  quarantined: Quarantined[]
}

/** What of the site does not grow with its pages. */
export type SharedSite = Omit<Site, 'pages' | 'search' | 'siteSearch' | 'sharePictures'>

/** Puts together what the languages share, in the order of the site's. */
export const joinShared = (
  addresses: Pick<SiteAddresses, 'locales' | 'rules' | 'files' | 'problems' | 'quarantined'>,
  made: Omit<
    LocaleSite<never>,
    | ('pages' | 'homePages' | 'keptProjects' | 'search' | 'siteSearch' | 'sharePictures')
    | ('reuses' | 'facts' | 'paymentTerms')
  >[],
  { rates, differing }: { rates: Rates; differing: Problem[] },
): SharedSite => ({
  locales: addresses.locales,
  defaultLocale: made[0]?.shell.locale as string,
  shells: Object.fromEntries(made.map(({ shell }) => [shell.locale, shell])),
  restricted: made
    .flatMap(({ restricted }) => restricted)
    .toSorted((a, b) => byPath(a.page, b.page)),
  redirects: addresses.rules,
  feeds: defined(made.map(({ feed }) => feed)),
  forms: made.map(({ forms }) => forms),
  leadMail: made.map((locale) => locale.leadMail),
  rates,
  media: [
    ...new Set([
      ...addresses.files.values(),
      ...made.flatMap(({ media, ofFrame }) => [...media, ...ofFrame.media]),
    ]),
  ].toSorted(),
  problems: [
    ...addresses.problems,
    ...made.flatMap(({ problems, ofFrame }) => eachOnce([...problems, ...ofFrame.problems])),
    ...differing,
    ...differingConsents(made),
  ],
  quarantined: addresses.quarantined,
})

/** The same link may be in the header and in what all pages show of the layout. */
const eachOnce = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((it) => [`${it.entry} ${it.problem}`, it])).values(),
]

/** Puts the languages together, in the order of the site's. */
export const joinLocales = (addresses: SiteAddresses, made: LocaleSite[], rates: Rates): Site => ({
  ...joinShared(addresses, made, { rates, differing: differingPlans(made) }),
  pages: made.flatMap(({ pages }) => pages.filter(isModel)).toSorted(byPath),
  search: Object.fromEntries(made.map(({ shell, search }) => [shell.locale, search])),
  siteSearch: Object.assign(
    {},
    ...made.map(({ siteSearch }) => siteSearch && searchFilesOf(siteSearch)),
  ),
  sharePictures: Object.assign({}, ...made.map(({ sharePictures }) => sharePictures)),
})

const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1)
