import type { CollectionType, Entry } from '#src/cms/types.ts'
import { entryPath, type RoutedType, routedTypes, type Segments } from '#src/content/addresses.ts'
import { holderName } from '#src/content/holders.ts'
import type { Quarantined } from '#src/content/snapshot.ts'
import { VALIDATED_ROUTES, type ValidatedRoute } from '#src/site/routes.ts'
import { describeEntry, type EntryPlace } from '../entries/errors.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import { localPath, type SiteLocale } from './locales.ts'
import { failsValidation } from './validated-routes.ts'

type RoutedPlace = EntryPlace & { type: RoutedType }

/** Which entry lives where, over all languages. Paths have their locale's prefix. */
export type Routes = {
  /** The path of an entry in a language, if it has a page there. */
  pathOf: (type: RoutedType, documentId: string, locale: string) => string | undefined
  /** The entry that lives under a path. */
  entryAt: (path: string) => RoutedPlace | undefined
  /** Every path. */
  paths: () => Iterable<string>
  /** Entries that got no path, and why. */
  quarantined: Quarantined[]
}

/** What an entry says of where it would live. `path` has no prefix. */
export type RouteClaim = RoutedPlace & {
  path: string
  slug: string
  /** A page that is neither the main page nor a list. */
  isPlainPage: boolean
}

/** What the first free slug of a list must not be, since lists have pages and subjects below them. */
const reservedSlugs: Partial<Record<RoutedType, readonly string[]>> = {
  projects: ['page'],
  units: ['page'],
  articles: ['page', 'tags'],
  jobs: ['page'],
}

/** What the entries of a language claim: those first that hold their address, then those of a lower document id. */
export const routeClaims = (
  { locale, all, holders }: Pick<LocaleContent, 'locale' | 'all' | 'holders'>,
  segments: Segments,
): RouteClaim[] => {
  const claims = routedTypes.flatMap((type) =>
    byDocumentId<Entry<RoutedType>>(all[type]).map((entry) => {
      const path = entryPath(type, entry, segments)
      return {
        type,
        documentId: entry.documentId,
        locale,
        title: entry.title,
        path,
        slug: entry.slug,
        isPlainPage: type === 'pages' && isPlainPage(entry),
      }
    }),
  )
  const holds = ({ path, type, documentId }: RouteClaim) =>
    holders[path] === holderName(type, documentId)
  return [...claims.filter(holds), ...claims.filter((claim) => !holds(claim))]
}

/**
 * Gives each entry its path. Of two entries that claim one path the one that comes first keeps it; the other one is
 * quarantined, as is an entry on a reserved path.
 *
 * @param options.claims the claims of each language, by its code.
 * @param options.validatedRoutes the routes that declare a rule; an entry whose path fails it is quarantined.
 */
export const siteRoutes = (options: {
  locales: SiteLocale[]
  claims: ReadonlyMap<string, RouteClaim[]>
  segments: Segments
  reservedSegments: readonly string[]
  validatedRoutes?: readonly ValidatedRoute[]
}): Routes => {
  const { locales, claims, segments, reservedSegments } = options
  const { validatedRoutes = VALIDATED_ROUTES } = options
  const paths = new Map<string, string>()
  const entries = new Map<string, RoutedPlace>()
  const quarantined: Quarantined[] = []
  const reserved = new Set([...reservedSegments, ...locales.map(({ code }) => code)])

  const problemOf = (claim: RouteClaim, path: string): string | null => {
    const { type, slug, isPlainPage } = claim
    if (isPlainPage && reserved.has(slug)) {
      return `The path /${slug} is reserved for the site itself. Choose another slug.`
    }
    if (reservedSlugs[type]?.includes(slug)) {
      return `The slug "${slug}" is reserved below /${segments[type as keyof Segments]}. Choose another one.`
    }
    if (failsValidation({ path: claim.path, exists: true, routes: validatedRoutes })) {
      return `The path ${claim.path} does not meet the rule of its route in src/site/routes.ts. Choose another slug.`
    }
    const holder = entries.get(path)
    return holder
      ? `The path ${path} belongs to ${describeEntry(holder)} already. Give one of the two another slug.`
      : null
  }

  for (const { code, prefix } of locales) {
    for (const claim of claims.get(code) ?? []) {
      const path = localPath(prefix, claim.path)
      const { type, documentId, locale, title } = claim
      const problem = problemOf(claim, path)
      if (problem) {
        quarantined.push({ type, documentId, locale, field: 'slug', problem })
        continue
      }
      paths.set(routeKey(type, documentId, locale), path)
      entries.set(path, { type, documentId, locale, title })
    }
  }

  return {
    pathOf: (type, documentId, locale) => paths.get(routeKey(type, documentId, locale)),
    entryAt: (path) => entries.get(path),
    paths: () => entries.keys(),
    quarantined,
  }
}

const isPlainPage = (entry: Entry<RoutedType>): boolean => 'kind' in entry && entry.kind === 'page'

const byDocumentId = <E extends { documentId: string }>(entries: E[]): E[] =>
  entries.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))

const routeKey = (type: CollectionType, documentId: string, locale: string): string =>
  `${type}/${documentId}/${locale}`
