import { EVERY_LOCALE } from '#src/cms/locales.ts'
import type { Entry } from '#src/cms/types.ts'
import { mediaPath } from '#src/content/media-path.ts'
import type { Locale, MediaFile, Quarantined } from '#src/content/snapshot.ts'
import { libraryFile } from '#src/lib/library-file.ts'
import { localPath } from '#src/lib/local-path.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import { type Problem, SiteError } from '../entries/errors.ts'
import { grantClaims, type LocaleClaims } from './claims.ts'
import { type HomeAddresses, homeAddresses } from './home-addresses.ts'
import { joinedProjects } from './joined-projects.ts'
import { type SiteLocale, siteLocales } from './locales.ts'
import { localeAddresses, type PageAddress, withAlternates } from './page-addresses.ts'
import { type RedirectRule, ruleProblem } from './redirect-rule.ts'
import { redirectRules } from './redirects.ts'
import { segmentRules, shortcuts } from './segment-rules.ts'
import { takenAddresses } from './taken-addresses.ts'

/** What the languages share: which there are, which pages exist in each of them, and which redirects lead there. */
export type SiteAddresses = {
  /** The default first. */
  locales: SiteLocale[]
  /** The page of a key in a language; of a list all its pages, in their order. None if there is none. */
  pagesOf: (key: string, locale: string) => PageAddress[]
  /** The path of a key's page in a language, of a list its first one. */
  pathOf: (key: string, locale: string) => string | undefined
  /** A hash of the addresses of the homes of a project, in all languages, as a language has them. */
  homesHash: (project: string, locale: string) => string
  /** The path of a language's main page, if it has one. */
  mainPageOf: (locale: SiteLocale) => string | undefined
  /** The page that lives at a path. */
  pageAt: (path: string) => PageAddress | undefined
  /** In the order in which they apply, chains flattened. */
  rules: RedirectRule[]
  /** The names of the files to which redirects lead, by their published paths. */
  files: ReadonlyMap<string, string>
  problems: Problem[]
  /** Entries that could not become a page. */
  quarantined: Quarantined[]
}

/**
 * Finds out which pages the site has, before any of them is made.
 *
 * @param options.claims those of each language, by its code.
 * @param options.leftOut what the snapshot could not read; problems of redirects are reported here.
 * @returns with all pages to which a link may lead, with `homes`, the hashes of those of homes, and with the
 * `joinedProjects`.
 * @throws SiteError if the default language has no main page, or where languages or pages contradict the
 * siteConfig.
 */
export const siteAddresses = (options: {
  locales: Locale[]
  claims: ReadonlyMap<string, LocaleClaims>
  redirects: Entry<'redirects'>[]
  leftOut?: Quarantined[]
  /** The paths of the files that the site publishes besides, such as `/brand/logo.pdf`. */
  files?: Iterable<string>
  /** The files of the media library that redirects may lead to, by name. */
  media?: Record<string, MediaFile>
  siteConfig: SiteConfig
}): SiteAddresses & {
  pages: PageAddress[]
  homes: HomeAddresses
  joinedProjects: Record<string, string>
} => {
  const { claims, redirects, siteConfig } = options
  const targets = fileTargets(redirects, options.media ?? {})
  const files = new Map([...targets.values()].map(({ path, name }) => [path, name]))
  const { segments, itemsPerPage } = siteConfig
  const locales = siteLocales(options.locales, siteConfig)
  const codes = locales.map(({ code }) => code)
  const reserved = new Set([...siteConfig.reservedSegments, ...codes])
  const languages = locales.map((locale) => {
    const { entries = [], articlesOf = {} } = claims.get(locale.code) ?? {}
    const { granted, quarantined } = grantClaims({ locale, claims: entries, segments, reserved })
    const places = localeAddresses({ locale, granted, articlesOf, itemsPerPage })
    return { places, granted, quarantined }
  })
  const pages = withAlternates(languages.flatMap(({ places }) => places))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byKey = Map.groupBy(pages, ({ key, locale }) => `${locale} ${key.replace(/#\d+$/, '')}`)
  const homes = homeAddresses(
    pages,
    new Map(languages.map(({ granted }, index) => [codes[index] as string, granted])),
  )
  const pagesOf = (key: string, locale: string) => byKey.get(`${locale} ${key}`) ?? []
  const quarantined = [
    ...(options.leftOut ?? []).filter(({ locale }) => locale === EVERY_LOCALE),
    ...codes.flatMap((code) => claims.get(code)?.quarantined ?? []),
    ...languages.flatMap((language) => language.quarantined),
  ]
  if (!byPath.has('/')) throw new SiteError(noMainPage(quarantined, codes[0]))
  const mainPageOf = ({ prefix }: SiteLocale) => byPath.get(localPath(prefix, '/'))?.path
  const { rules, problems } = findRules({
    ...{ siteConfig, locales },
    entries: redirects.map((it) => ({ ...it, to: targets.get(it.to)?.path ?? it.to })),
    pages: byPath,
    files: options.files ?? [],
    isPage: (path) => byPath.has(path) || files.has(path),
    isFile: (path) => files.has(path),
  })
  const lacking = locales.filter((locale) => !mainPageOf(locale)).map(withoutMainPage)
  return {
    locales,
    ...{ pages, homes, pagesOf },
    joinedProjects: joinedProjects(languages.map(({ granted }) => granted)),
    pathOf: (key, locale) => pagesOf(key, locale)[0]?.path,
    homesHash: (project, locale) => homes[locale]?.[project] ?? '',
    mainPageOf,
    pageAt: (path) => byPath.get(path),
    files,
    ...{ quarantined, rules },
    problems: [...lacking, ...problems],
  }
}

/** The redirects of the site's own and of the CMS, in the order in which they apply. */
const findRules = (options: {
  siteConfig: SiteConfig
  locales: SiteLocale[]
  entries: Entry<'redirects'>[]
  pages: ReadonlyMap<string, PageAddress>
  files: Iterable<string>
  isPage: (path: string) => boolean
  isFile: (path: string) => boolean
}): Pick<SiteAddresses, 'rules' | 'problems'> => {
  const { siteConfig, locales, entries, pages, files, isPage, isFile } = options
  const { strippedSegments: stripped, renamedSegments: renamed } = siteConfig
  const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean)
  const taken = takenAddresses({ pages: pages.keys(), files, prefixes })
  const ownRules = segmentRules({ stripped, renamed, prefixes })
  const impossible = ownRules.flatMap((rule) => {
    const problem = ruleProblem(rule, taken)
    return problem ? [wrongOwnRule(rule, problem)] : []
  })
  if (impossible.length > 0) throw new SiteError(impossible)
  const own = { segmentRules: ownRules, isPage, isFile, taken }
  const { rules, problems } = redirectRules({ entries, ...own })
  const saved = shortcuts(ownRules, rules).filter((rule) => !ruleProblem(rule, taken))
  return { rules: [...saved, ...ownRules, ...rules], problems }
}

const withoutMainPage = ({ code, name, prefix }: SiteLocale): Problem => ({
  entry: 'pages',
  locale: code,
  problem:
    `${name} has no main page, so that ${prefix} is none: the language switch offers ${name} only where the page is ` +
    `translated. Publish a page of the kind "main" in ${name}.`,
})

/** The files to which redirects lead, by the addresses as written. */
const fileTargets = (
  redirects: Entry<'redirects'>[],
  media: Record<string, MediaFile>,
): Map<string, { path: string; name: string }> =>
  new Map(
    redirects.flatMap(({ to }) => {
      const name = libraryFile(to) ?? ''
      const file = Object.hasOwn(media, name) ? media[name] : undefined
      return file ? [[to, { path: mediaPath(file), name: file.name }] as const] : []
    }),
  )

const noMainPage = (quarantined: Quarantined[], defaultLocale: string | undefined): string[] => [
  'The default language has no main page. Publish a page of the kind "main" in the CMS.',
  ...quarantined
    .filter(({ type, locale }) => type === 'pages' && locale === defaultLocale)
    .map(
      ({ documentId, field, problem }) => `Page ${documentId} was left out: ${field}: ${problem}`,
    ),
]

const wrongOwnRule = ({ from, to }: RedirectRule, problem: string): string =>
  `The site's own redirect from "${from}" to "${to}" cannot be: ${problem} Change the segments in src/site/site-config.ts.`
