import type { RoutedType, Segments } from '#src/content/addresses.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** Which addresses are watched, and what receives the document id of a home that is asked for; undefined for all else. */
type Heed = {
  /** Whether articles, tags and jobs are free to be asked for. */
  others: boolean
  tell: (home: string | undefined) => void
}

/** Addresses, and `watch`, which tells for which of those that come and go something asks. */
export type WatchedAddresses = SiteAddresses & { watch: <T>(heed: Heed, make: () => T) => T }

const HOME = 'units/' satisfies `${RoutedType}/`
const OTHERS = ['articles/', 'tags/', 'jobs/'] satisfies `${RoutedType}/`[]

/** Whether the page of a key comes and goes with homes: it is one's page, or a page of a list but its first. */
export const comesWithHomes = (key: string): boolean => key.startsWith(HOME) || key.includes('#')

/** Whether the page of a key comes and goes with entries of which there are many. */
export const comesAndGoes = (key: string): boolean => comesWithHomes(key) || isOther(key)

const isOther = (key: string): boolean => OTHERS.some((start) => key.startsWith(start))

/**
 * The same addresses, watched: also the question for an address where nothing is, but a page may come.
 *
 * @param segments with the folders of homes, articles and jobs.
 */
export const watchedAddresses = (
  addresses: SiteAddresses,
  { units, articles, jobs }: Segments,
): WatchedAddresses => {
  let heed: Heed = { others: true, tell: () => {} }
  const homeMayCome = new RegExp(`/${units}/|/page/\\d+$`)
  const otherMayCome = new RegExp(`/(?:${articles}|${jobs})/`)
  const told = (key: string): void => {
    if (key.startsWith(HOME)) heed.tell(key.slice(HOME.length))
    else if (comesWithHomes(key) || (!heed.others && isOther(key))) heed.tell(undefined)
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
      else if (homeMayCome.test(path) || (!heed.others && otherMayCome.test(path)))
        heed.tell(undefined)
      return page
    },
    watch: (its, make) => {
      const before = heed
      heed = its
      try {
        return make()
      } finally {
        heed = before
      }
    },
  }
}
