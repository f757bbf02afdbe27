import { ACCOUNT_PAGE_NAMES, accountPath } from '#src/account/pages.ts'
import type { RoutedType } from '#src/content/addresses.ts'
import { localPath } from '#src/lib/local-path.ts'
import { SEARCH_SEGMENT } from '#src/site/search.ts'
import { SHORTLIST_SEGMENT } from '#src/site/shortlist.ts'
import type { Claim, LocaleClaims } from './claims.ts'
import type { SiteLocale } from './locales.ts'
import { pagePath, totalPages } from './pagination.ts'

/** The address of the same page in another language. `path` has the locale's prefix. */
type Alternate = { locale: string; path: string }

/** A page in one language: its key and its address. */
export type PageAddress = {
  /** The same in every language: the entry, and the page of its list, such as `tags/x1y2…#2`. */
  key: string
  locale: string
  /** The public path: `/`, `/projects/x`, `/ar`, `/ar/projects/x`. */
  path: string
  /** Every language in which the page exists, its own included, in the order of the locales. */
  alternates: Alternate[]
}

type Place = Omit<PageAddress, 'alternates'>

/** The key of the page of the shortlist. */
export const SHORTLIST_KEY = 'shortlist'

/** The path of the shortlist in a language: `/ar/shortlist` for the prefix `/ar`. */
export const shortlistPath = (prefix: string): string => localPath(prefix, `/${SHORTLIST_SEGMENT}`)

/** The key of the page of the search. */
export const SEARCH_KEY = 'search'

/** The path of the search in a language. */
export const searchPath = (prefix: string): string => localPath(prefix, `/${SEARCH_SEGMENT}`)

/** The key of an entry's page, or of the first page of its list. */
export const entryKey = (type: RoutedType, documentId: string): string => `${type}/${documentId}`

/**
 * The addresses of a language: those of its entries, of all pages of its lists, of the account pages, of the
 * shortlist and of the search.
 *
 * @param granted the claims that hold.
 */
export const localeAddresses = (options: {
  locale: SiteLocale
  granted: Claim[]
  articlesOf: LocaleClaims['articlesOf']
  itemsPerPage: number
}): Place[] => {
  const { locale, granted, articlesOf, itemsPerPage } = options
  const living = (type: RoutedType) => granted.filter((claim) => claim.type === type)
  const articles = new Set(living('articles').map(({ documentId }) => documentId))
  /** How many entries the list of a page shows; undefined for a page that is no list. */
  const listed = ({ type, kind, documentId }: Claim): number | undefined => {
    if (type === 'tags') return articlesOf[documentId]?.filter((id) => articles.has(id)).length ?? 0
    return kind === null || kind === 'main' || kind === 'page' ? undefined : living(kind).length
  }
  const places = granted.flatMap((claim): Place[] => {
    const key = entryKey(claim.type, claim.documentId)
    const entries = listed(claim)
    const count = entries === undefined ? 1 : totalPages(entries, itemsPerPage)
    return Array.from({ length: count }, (_, index) => ({
      key: index === 0 ? key : `${key}#${index + 1}`,
      locale: locale.code,
      path: pagePath(claim.path, index + 1),
    }))
  })
  const accounts = ACCOUNT_PAGE_NAMES.map((name) => ({
    key: `account/${name}`,
    locale: locale.code,
    path: accountPath(name, locale.prefix),
  }))
  const shortlist = {
    key: SHORTLIST_KEY,
    locale: locale.code,
    path: shortlistPath(locale.prefix),
  }
  const search = { key: SEARCH_KEY, locale: locale.code, path: searchPath(locale.prefix) }
  return [...places, ...accounts, shortlist, search]
}

/** Pages of one key are the same page in several languages. */
export const withAlternates = (places: Place[]): PageAddress[] => {
  const versions = Map.groupBy(places, ({ key }) => key)
  const alternates = new Map(
    [...versions].map(([key, all]) => [key, all.map(({ locale, path }) => ({ locale, path }))]),
  )
  return places.map((place) => ({ ...place, alternates: alternates.get(place.key) ?? [] }))
}

/** A page that serves a language and is the same page in no other: nothing leads there. */
export const ownAddress = (key: '404' | 'draft', locale: SiteLocale): PageAddress => ({
  key,
  locale: locale.code,
  path: localPath(locale.prefix, `/${key}`),
  alternates: [],
})
