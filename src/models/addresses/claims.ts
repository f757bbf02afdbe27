import type { Entry } from '#src/cms/types.ts'
import { entryPath, type RoutedType, routedTypes, type Segments } from '#src/content/addresses.ts'
import { holderName } from '#src/content/holders.ts'
import type { HomeRow } from '#src/content/homes.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { localPath } from '#src/lib/local-path.ts'
import { VALIDATED_ROUTES, type ValidatedRoute } from '#src/site/routes.ts'
import type { SiteConfig } from '#src/site/site-config.ts'
import { describeEntry, type EntryPlace } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { SiteLocale } from './locales.ts'
import { failsValidation } from './validated-routes.ts'

/** An entry, and its address. `path` has no prefix. */
export type Claim = EntryPlace & {
  type: RoutedType
  path: string
  slug: string
  /** What a page of the CMS is, such as the list of projects; null for an entry of another type. */
  kind: Entry<'pages'>['kind'] | null
  /** The project of a home that has one. */
  project?: string | null
}

/** All that the addresses of the site depend on in one language. */
export type LocaleClaims = {
  entries: Claim[]
  /** The articles of each subject, by document ids. */
  articlesOf: Record<string, string[]>
  /** Entries that cannot become pages. */
  quarantined: Quarantined[]
}

/** What a language claims, and what of it cannot become pages. */
export const localeClaims = (content: LocaleContent, siteConfig: SiteConfig): LocaleClaims => {
  const wrong = content.all.pages.flatMap((page) => wrongName(page, content.locale, siteConfig))
  const left = new Set(wrong.map(({ documentId }) => documentId))
  const tags = content.all.tags.map(({ documentId }) => documentId)
  const idsOf = (tag: string) => content.articlesOf(tag).map(({ documentId }) => documentId)
  return {
    entries: entryClaims(content, siteConfig.segments).filter(
      ({ documentId }) => !left.has(documentId),
    ),
    articlesOf: Object.fromEntries(tags.map((tag) => [tag, idsOf(tag)])),
    quarantined: [...content.leftOut, ...wrong],
  }
}

type Claimant = Entry<Exclude<RoutedType, 'units'>> | HomeRow

/** What the entries of a language claim: those first that hold their address, then those of a lower document id. */
export const entryClaims = (
  { locale, all, homes, holders }: Pick<LocaleContent, 'locale' | 'all' | 'homes' | 'holders'>,
  segments: Segments,
): Claim[] => {
  const claims = routedTypes.flatMap((type) =>
    byDocumentId<Claimant>(type === 'units' ? homes.all : all[type]).map((entry): Claim => {
      const { documentId, title, slug } = entry
      const path = entryPath(type, entry, segments)
      const kind = type === 'pages' ? (entry as Entry<'pages'>).kind : null
      const claim = { type, documentId, locale, title, path, slug, kind }
      return type === 'units' ? { ...claim, project: (entry as HomeRow).project } : claim
    }),
  )
  const holds = ({ path, type, documentId }: Claim) =>
    holders[path] === holderName(type, documentId)
  return [...claims.filter(holds), ...claims.filter((claim) => !holds(claim))]
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

/** What the first free slug of a list must not be, since lists have pages and subjects below them. */
const reservedSlugs: Partial<Record<RoutedType, readonly string[]>> = {
  projects: ['page'],
  units: ['page'],
  articles: ['page', 'tags'],
  jobs: ['page'],
}

/**
 * Assigns each entry of a language its path. Of two entries that claim one path the first one keeps it; the
 * other one is quarantined, as is an entry on a reserved path.
 *
 * @param options.reserved the slugs that no plain page may have.
 * @param options.validatedRoutes the routes that declare a rule; an entry whose path fails it is quarantined.
 * @returns the claims that hold, with the prefix of the language before their path.
 */
export const grantClaims = (options: {
  locale: SiteLocale
  claims: Claim[]
  segments: Segments
  reserved: ReadonlySet<string>
  validatedRoutes?: readonly ValidatedRoute[]
}): { granted: Claim[]; quarantined: Quarantined[] } => {
  const { locale, claims, segments, reserved, validatedRoutes = VALIDATED_ROUTES } = options
  const granted = new Map<string, Claim>()
  const quarantined: Quarantined[] = []

  const problemOf = ({ type, slug, kind, path }: Claim, published: string): string | null => {
    if (kind === 'page' && reserved.has(slug)) {
      return `The path /${slug} is reserved for the site itself. Choose another slug.`
    }
    if (reservedSlugs[type]?.includes(slug)) {
      return `The slug "${slug}" is reserved below /${segments[type as keyof Segments]}. Choose another one.`
    }
    if (failsValidation({ path, exists: true, routes: validatedRoutes })) {
      return `The path ${path} does not meet the rule of its route in src/site/routes.ts. Choose another slug.`
    }
    const holder = granted.get(published)
    return holder
      ? `The path ${published} belongs to ${describeEntry(holder)} already. Give one of the two another slug.`
      : null
  }

  for (const claim of claims) {
    const path = localPath(locale.prefix, claim.path)
    const problem = problemOf(claim, path)
    const { type, documentId } = claim
    if (problem === null) granted.set(path, { ...claim, path })
    else quarantined.push({ type, documentId, locale: locale.code, field: 'slug', problem })
  }
  return { granted: [...granted.values()], quarantined }
}

/** The entries that `grantClaims` refused a page in a language: such as `units/x1y2…`. */
export const refusedEntries = (
  quarantined: readonly Quarantined[],
  code: string,
): ReadonlySet<string> =>
  new Set(
    quarantined
      .filter(({ locale, field }) => locale === code && field === 'slug')
      .map(({ type, documentId }) => `${type}/${documentId}`),
  )

const byDocumentId = <E extends { documentId: string }>(entries: E[]): E[] =>
  entries.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
