import type { RoutedType, Segments } from '#src/content/addresses.ts'
import { entryKey } from './page-addresses.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** Receives the document id of a home; undefined where there is no home, but a home may come and go, or a page of a list. */
type Tell = (home: string | undefined) => void

/** Addresses, and `watch`, which tells for which of those that come and go with homes something asks. */
export type WatchedAddresses = SiteAddresses & { watch: <T>(tell: Tell, make: () => T) => T }

const HOME = entryKey('units' satisfies RoutedType, '')

/** Whether the page of a key comes and goes with homes. */
export const comesWithHomes = (key: string): boolean => key.startsWith(HOME) || key.includes('#')

/**
 * The same addresses, watched. Those that come and go with homes are their pages, and all pages of lists but the first.
 *
 * @param segments with the folder of the homes.
 */
export const watchedAddresses = (
  addresses: SiteAddresses,
  { units }: Pick<Segments, 'units'>,
): WatchedAddresses => {
  let tell: Tell = () => {}
  const mayCome = new RegExp(`/${units}/|/page/\\d+$`)
  const told = (key: string): void => {
    if (comesWithHomes(key)) tell(key.startsWith(HOME) ? key.slice(HOME.length) : undefined)
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
      else if (mayCome.test(path)) tell(undefined)
      return page
    },
    watch: (heed, make) => {
      const before = tell
      tell = heed
      try {
        return make()
      } finally {
        tell = before
      }
    },
  }
}
