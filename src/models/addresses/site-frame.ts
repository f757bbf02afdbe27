import { accountPaths } from '#src/account/pages.ts'
import { EVERY_LOCALE } from '#src/cms/locales.ts'
import type { Entry } from '#src/cms/types.ts'
import type { Locale, Quarantined } from '#src/content/snapshot.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import { type Problem, SiteError } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { type SiteLocale, siteLocales } from './locales.ts'
import type { RedirectRule } from './redirect-rule.ts'
import { redirectRules, segmentRules, shortcuts } from './redirects.ts'
import { type RouteClaim, type Routes, routeClaims, siteRoutes } from './routes.ts'
import { takenAddresses } from './taken-addresses.ts'

/** What the languages share: which there are, who lives where, and which redirects lead there. */
export type SiteFrame = {
  /** The default first. */
  locales: SiteLocale[]
  routes: Routes
  /** In the order in which they apply, chains flattened. */
  rules: RedirectRule[]
  isPage: (path: string) => boolean
  problems: Problem[]
  /** Entries that could not become a page. */
  quarantined: Quarantined[]
}

/** What a language adds to the frame, and its entries that cannot become pages. */
export type FramePart = { claims: RouteClaim[]; quarantined: Quarantined[] }

/** What a language adds to the frame. */
export const framePart = (content: LocaleContent, siteConfig: SiteConfig): FramePart => {
  const wrong = content.all.pages.flatMap((page) => wrongName(page, content.locale, siteConfig))
  const left = new Set(wrong.map(({ documentId }) => documentId))
  return {
    claims: routeClaims(content, siteConfig.segments).filter(
      ({ documentId }) => !left.has(documentId),
    ),
    quarantined: [...content.leftOut, ...wrong],
  }
}

/**
 * @param options.parts what each language adds, by its code.
 * @param options.leftOut what the snapshot could not read; of redirects, it is told of here.
 * @throws SiteError where the default language has no main page, or where the languages contradict the siteConfig.
 */
export const siteFrame = (options: {
  locales: Locale[]
  parts: ReadonlyMap<string, FramePart>
  redirects: Entry<'redirects'>[]
  leftOut?: Quarantined[]
  siteConfig: SiteConfig
}): SiteFrame => {
  const { parts, redirects, siteConfig } = options
  const locales = siteLocales(options.locales, siteConfig.strippedSegments)
  const routes = siteRoutes({
    locales,
    claims: new Map([...parts].map(([code, { claims }]) => [code, claims])),
    segments: siteConfig.segments,
    reservedSegments: siteConfig.reservedSegments,
  })
  const quarantined = [
    ...(options.leftOut ?? []).filter(({ locale }) => locale === EVERY_LOCALE),
    ...locales.flatMap(({ code }) => parts.get(code)?.quarantined ?? []),
    ...routes.quarantined,
  ]
  if (!routes.entryAt('/')) {
    throw new SiteError([
      'The default language has no main page. Publish a page of the kind "main" in the CMS.',
      ...quarantined
        .filter(({ type, locale }) => type === 'pages' && locale === locales[0]?.code)
        .map(
          ({ documentId, field, problem }) =>
            `Page ${documentId} was left out: ${field}: ${problem}`,
        ),
    ])
  }

  const ofAccounts = new Set(locales.flatMap(({ prefix }) => Object.values(accountPaths(prefix))))
  const isPage = (path: string) =>
    ofAccounts.has(path) || routes.entryAt(withoutPageNumber(path)) !== undefined
  const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean)
  const ownRules = segmentRules({
    stripped: siteConfig.strippedSegments,
    renamed: siteConfig.renamedSegments,
    prefixes,
  })
  const { rules, problems } = redirectRules({
    entries: redirects,
    segmentRules: ownRules,
    isPage,
    taken: () => takenAddresses({ pages: [...routes.paths(), ...ofAccounts], prefixes }),
  })
  return {
    locales,
    routes,
    rules: [...shortcuts(ownRules, rules), ...ownRules, ...rules],
    isPage,
    problems,
    quarantined,
  }
}

/** A page for which the code has no layout, guard or role, or nobody could say who may see it, is not shown. */
const wrongName = (page: Entry<'pages'>, locale: string, siteConfig: SiteConfig): Quarantined[] => {
  const { documentId, layout, guard, role } = page
  const wrong = (field: string, problem: string): Quarantined[] => [
    { type: 'pages', documentId, locale, field, problem },
  ]
  const unknown = (field: string, name: string, known: readonly string[]) =>
    wrong(field, `"${name}" does not exist. Known: ${known.join(', ')}.`)
  const isList = page.kind !== 'main' && page.kind !== 'page'
  if (!siteConfig.layouts.includes(layout)) return unknown('layout', layout, siteConfig.layouts)
  if (!siteConfig.guards.includes(guard)) return unknown('guard', guard, siteConfig.guards)
  if (role !== null && !siteConfig.roles.includes(role))
    return unknown('role', role, siteConfig.roles)
  if (isList && guard !== 'none') {
    return wrong(
      'guard',
      'The page is a list, and lists are for everybody. Set its guard to "none".',
    )
  }
  return role !== null && guard !== 'auth'
    ? wrong('role', 'The page names a role but not the guard "auth", so everybody would see it.')
    : []
}

/** A later page of a list counts as the list. */
const withoutPageNumber = (path: string): string => path.replace(/\/page\/[1-9]\d*$/, '')
