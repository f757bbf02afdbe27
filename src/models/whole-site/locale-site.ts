import type { MediaFile } from '#src/content/snapshot.ts'
import type { LocaleLeadMail } from '#src/lead/mail/mail-settings.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { MadeIndex } from '#src/search/make-index.ts'
import { COUNTRY_LOOKUP_PATH } from '#src/site/lead.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import { NO_TRACKING, type Tracking } from '#src/site/tracking.ts'
import type { SiteLocale } from '../addresses/locales.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import { watchedAddresses } from '../addresses/watched-addresses.ts'
import { layoutPlace, type Problem } from '../entries/errors.ts'
import { blameForFiles } from '../entries/leaving-out.ts'
import type { FrameContent, LocaleContent } from '../entries/locale-content.ts'
import { localePages } from '../pages/locale-pages.ts'
import type { Accounts } from '../pages/own.ts'
import type { RestrictedPage } from '../pages/page.ts'
import {
  type AnyPage,
  isModel,
  type KeptPage,
  pageKeeper,
  type Reuse,
  type StorePage,
} from '../pages/page-keeper.ts'
import { localeContext } from '../parts/context.ts'
import { filterProblems } from '../parts/filter-problems.ts'
import { type LocaleForms, leadForm } from '../parts/form.ts'
import { formProblems } from '../parts/form-problems.ts'
import { mediaResolver } from '../parts/media.ts'
import { outlineProblems } from '../parts/outlines.ts'
import { type PaymentTerms, paymentProblems, paymentTerms } from '../parts/payment-plan.ts'
import { projectVersions, shownOfPages } from '../parts/project-content.ts'
import { type Feed, feedItems, feedModel } from './feed.ts'
import { pageShell } from './frame.ts'
import { leadMail } from './lead-mail.ts'
import { type LocaleFrame, localeFrame } from './locale-frame.ts'
import { localeHomes } from './locale-homes.ts'
import type { ProjectFacts } from './project-facts.ts'
import { type SharePicture, sharePictures } from './share-picture.ts'
import { type ErrorReporting, type LeadSettings, type Shell, shellModel } from './shell.ts'
import { type EarlierSearch, siteSearch } from './site-search.ts'
import type { UnitSearch } from './unit-search.ts'

/** What the models are made with besides the content. */
export type SiteSettings = {
  siteConfig: SiteConfig
  /** The origin of the site, such as `https://mira.example`. */
  origin: string
  /** Without them the account pages say that there are none. */
  accounts?: Accounts
  /** The third parties that count visits. The default is none. */
  tracking?: Tracking
  /** The default is the site's own country lookup and no Turnstile. */
  leads?: LeadSettings
  /** Where the browser reports errors; nowhere by default. */
  errorReporting?: ErrorReporting | undefined
}

/** What of an earlier build may be kept. */
type Keeping = {
  /**
   * Of the code and of everything that pages of projects and homes are made of, but for projects and homes, what all pages
   * show of the pages of the CMS, the addresses that come and go, and the shell.
   */
  sharedHash: string
  /** The same with all else that pages are made of, but for the addresses that come and go with homes. */
  besideProjectsHash: string
  /** Of all addresses. */
  addressesHash: string
  /** The page of an earlier build at a path: that of a home of a project, or, without a project, another one. */
  find: (path: string, project?: string) => KeptPage | undefined
  /** By what the pages of all homes of a project can be kept, if they can. */
  findAll: (project: string) => Reuse | undefined
  /** What an earlier build knew of the homes of a project, by its version. */
  facts: (version: string) => ProjectFacts | undefined
  /** The index that an earlier build has made. */
  search?: EarlierSearch | undefined
  /** Stores the model of the page of a home as soon as it is made; by default it is held. */
  store?: StorePage
}

/**
 * One language of the site. `Page` is what is held of a page: by default its model, or what is known of one that is
 * stored or kept of an earlier build.
 */
export type LocaleSite<Page = AnyPage> = {
  shell: Shell
  /** Without those of the homes of `keptProjects`. */
  pages: Page[]
  /** The project of each page of a home, by the path of the page. */
  homePages: ReadonlyMap<string, string>
  /** The projects of which an earlier build has the pages of all homes as they are. */
  keptProjects: ReadonlySet<string>
  restricted: RestrictedPage[]
  search: UnitSearch
  /** Undefined if it shall have none. */
  siteSearch: MadeIndex | undefined
  feed: Feed | undefined
  /** Those of the pages that were made. */
  sharePictures: Record<string, SharePicture>
  /** By what pages can be kept that were made. */
  reuses: ReadonlyMap<string, Reuse>
  /** What is known of the homes of each project, by its version; undefined where it was kept. */
  facts: ReadonlyMap<string, ProjectFacts | undefined>
  forms: LocaleForms
  leadMail: LocaleLeadMail
  /** The names of the files that it shows, but for those of header and footer. */
  media: string[]
  /** What the payment plans of all languages have to agree in. */
  paymentTerms: PaymentTerms
  /** The entry of what is around all pages, as reports name it. */
  layout: string
  problems: Problem[]
  /** The files and problems of header and footer. */
  ofFrame: Pick<LocaleFrame, 'media' | 'problems'>
}

const NO_ACCOUNTS: Accounts = { configured: false, providers: [] }
const DEFAULT_LEADS: LeadSettings = { countryLookup: COUNTRY_LOOKUP_PATH, turnstileSiteKey: null }

/**
 * Makes one language of the site. Pure.
 *
 * @param options.media the files that the content names.
 * @param options.mediaPath the addresses of files, if not those of the build's output.
 * @throws PageError naming entries whose pages cannot be made.
 */
export const localeSite = (options: LocaleOptions): LocaleSite => {
  try {
    return makeLocale(options)
  } catch (error) {
    return blameForFiles(error, options.content, options.media)
  }
}

type LocaleOptions = {
  addresses: SiteAddresses
  locale: SiteLocale
  content: LocaleContent
  frameContent: FrameContent
  media: Record<string, MediaFile>
  mediaPath?: ((file: MediaFile) => string) | undefined
  settings: SiteSettings
  /** Whether it has an index for the search. */
  searchable?: boolean | undefined
  /** What may be kept of an earlier build with this shell; by default nothing. */
  keeping?: ((shell: Shell) => Keeping) | undefined
}

const keepingNothing = (): Keeping => ({
  ...{ sharedHash: '', besideProjectsHash: '', addressesHash: '' },
  ...{ find: () => undefined, findAll: () => undefined, facts: () => undefined },
})

const makeLocale = (options: LocaleOptions): LocaleSite => {
  const { locale, content, media, mediaPath, settings, searchable = true } = options
  const {
    siteConfig,
    origin,
    accounts = NO_ACCOUNTS,
    tracking = NO_TRACKING,
    leads = DEFAULT_LEADS,
    errorReporting = null,
  } = settings
  const addresses = watchedAddresses(options.addresses, siteConfig.segments)
  const problems = new Map<string, Problem>()
  const restricted: RestrictedPage[] = []
  // What all pages show, such as the sales actions, is named once.
  let reports = 0
  const report = (problem: Problem) => {
    reports += 1
    problems.set(`${problem.entry} ${problem.problem}`, problem)
  }
  const { modalForms } = siteConfig
  const { header, footer, ...ofFrame } = localeFrame({
    ...{ addresses, locale, content: options.frameContent, media, mediaPath, settings },
  })
  const context = localeContext({
    ...{ locale, content, addresses, modalForms, report },
    hasAccounts: accounts.configured,
    media: mediaResolver(media, mediaPath),
  })
  const shell = shellModel({
    context: context.within(layoutPlace(content.layout, locale.code)),
    frame: { header, footer },
    ...{ addresses, modalForms, origin, tracking, leads, errorReporting, report },
  })
  const restrict = (page: RestrictedPage) => restricted.push(page)
  const keeping = (options.keeping ?? keepingNothing)(shell)
  const around = JSON.stringify([pageShell(shell), shownOfPages(content)])
  const sharedHash = sha256(`${keeping.sharedHash} ${around}`)
  const besideProjectsHash = sha256(`${keeping.besideProjectsHash} ${around}`)
  const versionOf = projectVersions(content, sharedHash, { addresses, media })
  const homes = localeHomes({
    ...{ context, files: media, versionOf, searchable },
    kept: (project) => keeping.facts(versionOf(project)),
  })
  const { cards } = homes
  const { find, findAll, store } = keeping
  const picturesOfStored: Record<string, SharePicture> = {}
  const keep = pageKeeper({
    ...{ context, cards, sharedHash, besideProjectsHash, versionOf, find, findAll },
    ...{ watch: addresses.watch, addressesHash: keeping.addressesHash },
    reports: () => reports,
    store:
      store &&
      ((page, reuse) => {
        Object.assign(picturesOfStored, sharePictures([page], shell))
        return store(page, reuse)
      }),
  })
  const { reuses, homePages, keptProjects } = keep
  const pages = localePages({
    ...{ context, cards, siteConfig, accounts, keep, restrict },
    homeCounts: homes.counts,
  })
  const { projects, jobs } = content.all
  const leadEntries = { projects, jobs, units: content.homes.all }
  const { search, terms, problems: homeProblems } = homes.all()
  return {
    shell,
    ofFrame,
    ...{ pages, homePages, keptProjects },
    restricted,
    search,
    siteSearch: searchable
      ? siteSearch(pages, {
          ...{ context, cards, projects: homes.index() },
          earlier: keeping.search,
        })
      : undefined,
    feed: feedModel(shell, feedItems(context, cards)),
    sharePictures: { ...picturesOfStored, ...sharePictures(pages.filter(isModel), shell) },
    reuses,
    facts: homes.facts(),
    forms: {
      locale: locale.code,
      dir: locale.dir,
      forms: content.all.forms.map((form) => leadForm(form, leadEntries)),
      messages: shell.messages,
    },
    leadMail: leadMail(context, { siteName: shell.siteName, origin }),
    media: context.media.shown(),
    paymentTerms: { ...paymentTerms({ projects, units: [] }), ...terms },
    layout: `layout/${content.layout.documentId}`,
    problems: [
      ...problems.values(),
      ...formProblems(locale.code, content.all.forms),
      ...filterProblems(locale.code, content),
      ...paymentProblems(locale.code, { projects, units: [] }),
      ...homeProblems,
      ...outlineProblems(locale.code, withoutHomes(content), media),
    ],
  }
}

/** The content without its homes, so that nothing reads them. */
const withoutHomes = ({ all, byId, readOutline }: LocaleContent) => ({
  ...{ byId, readOutline },
  all: { units: [], floors: all.floors },
})
