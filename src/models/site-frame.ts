import { accountPaths } from '#src/account/pages.ts'
import type { Entry } from '#src/cms/types.ts'
import type { Locale } from '#src/content/snapshot.ts'
import { describeEntry, SiteError } from './errors.ts'
import type { LocaleContent } from './locale-content.ts'
import { type SiteLocale, siteLocales } from './locales.ts'
import type { Policy } from './policy.ts'
import type { RedirectRule } from './redirect-rule.ts'
import { redirectRules, segmentRules, shortcuts } from './redirects.ts'
import { type RouteClaim, type Routes, routeClaims, siteRoutes } from './routes.ts'
import type { Problem } from './site.ts'
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
}

/** What a language adds to the frame, and what its pages name that does not exist. */
export type FramePart = { claims: RouteClaim[]; unknownNames: string[] }

/** What a language adds to the frame. */
export const framePart = (content: LocaleContent, policy: Policy): FramePart => ({
  claims: routeClaims(content, policy.segments),
  unknownNames: content.all.pages.flatMap((page) => unknownNames(page, content.locale, policy)),
})

/**
 * @param options.parts what each language adds, by its code.
 * @throws SiteError where a page names a layout, a guard or a role that does not exist, where a list is
 * not for everybody, where the default language has no main page, or where the languages contradict
 * the policy.
 */
export const siteFrame = (options: {
  locales: Locale[]
  parts: ReadonlyMap<string, FramePart>
  redirects: Entry<'redirects'>[]
  policy: Policy
}): SiteFrame => {
  const { parts, redirects, policy } = options
  const locales = siteLocales(options.locales, policy.strippedSegments)
  const routes = siteRoutes({
    locales,
    claims: new Map([...parts].map(([code, { claims }]) => [code, claims])),
    segments: policy.segments,
    reservedSegments: policy.reservedSegments,
  })
  const wrong = locales.flatMap(({ code }) => parts.get(code)?.unknownNames ?? [])
  if (!routes.entryAt('/')) {
    wrong.push(
      'The default language has no main page. Publish a page of the kind "main" in the CMS.',
    )
  }
  if (wrong.length > 0) throw new SiteError(wrong)

  const ofAccounts = new Set(locales.flatMap(({ prefix }) => Object.values(accountPaths(prefix))))
  const isPage = (path: string) =>
    ofAccounts.has(path) || routes.entryAt(withoutPageNumber(path)) !== undefined
  const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean)
  const ownRules = segmentRules({
    stripped: policy.strippedSegments,
    renamed: policy.renamedSegments,
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
  }
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
