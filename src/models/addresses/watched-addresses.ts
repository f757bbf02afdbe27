import type { RoutedType, Segments } from '#src/content/addresses.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** What something asks for: the page of a home, by its document id, or another address that comes and goes. */
export type Asked =
  | { home: string }
  /** An article, a tag or a job, or an address at which one may come. */
  | 'read'
  /** A page of a list but its first, or an address at which one, or a home, may come. */
  | 'listed'

/** Addresses, and `watch`, which tells for which of those that come and go something asks. */
export type WatchedAddresses = SiteAddresses & {
  watch: <T>(tell: (asked: Asked) => void, make: () => T) => T
}

const HOME = 'units/' satisfies `${RoutedType}/`

/** The types of which each entry is read as a page, and that projects and homes do not lead to by themselves. */
export const OTHER_TYPES = ['articles', 'tags', 'jobs'] as const satisfies RoutedType[]

/** Whether the page of a key comes and goes with homes: it is one's page, or a page of a list but its first. */
export const comesWithHomes = (key: string): boolean => key.startsWith(HOME) || key.includes('#')

/** Whether the page of a key comes and goes with entries of which there are many. */
export const comesAndGoes = (key: string): boolean => comesWithHomes(key) || isOther(key)

const isOther = (key: string): boolean => OTHER_TYPES.some((type) => key.startsWith(`${type}/`))

/**
 * The same addresses, watched: also the question for an address where nothing is, but a page may come.
 *
 * @param segments with the folders of homes, articles and jobs.
 */
export const watchedAddresses = (
  addresses: SiteAddresses,
  { units, articles, jobs }: Segments,
): WatchedAddresses => {
  let tell: (asked: Asked) => void = () => {}
  const isBelow = (path: string, folders: string[]) =>
    folders.some((folder) => path.includes(`/${folder}/`))
  const told = (key: string): void => {
    if (key.startsWith(HOME)) tell({ home: key.slice(HOME.length) })
    else if (comesWithHomes(key)) tell('listed')
    else if (isOther(key)) tell('read')
  }
  return {
    ...addresses,
    pathOf: (key, locale) => {
      told(key)
      return addresses.pathOf(key, locale)
    },
    pagesOf: (key, locale) => {
      const pages = addresses.pagesOf(key, locale)
      for (const it of [key, ...pages.map((page) => page.key)]) told(it)
      return pages
    },
    pageAt: (path) => {
      const page = addresses.pageAt(path)
      if (page) told(page.key)
      else if (isBelow(path, [units, 'page'])) tell('listed')
      else if (isBelow(path, [articles, jobs])) tell('read')
      return page
    },
    watch: (other, make) => {
      const before = tell
      tell = other
      try {
        return make()
      } finally {
        tell = before
      }
    },
  }
}
