import type { Snapshot } from '#src/content/snapshot.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Site } from '#src/models/site/site.ts'
import type { DraftLink } from './link.ts'

/** Types whose entries are pages, those first that say most about what they show. */
const PAGES = ['pages', 'units', 'projects', 'articles', 'jobs'] as const

/**
 * The page on which an entry is seen: its own; else the first one whose entry names it, as a unit names
 * its amenities; else the main page, which has header, footer and the interface's words.
 *
 * @returns undefined where the entry should have a page of its own and has none.
 */
export const pageOfEntry = (
  site: Site,
  snapshot: Snapshot,
  { type, documentId, locale }: Pick<DraftLink, 'type' | 'documentId' | 'locale'>,
): PageModel | undefined => {
  const pageOf = (key: string) =>
    site.pages.find((page) => page.locale === locale && page.key === key)
  const own = pageOf(`${type}/${documentId}`)
  if (own || [...PAGES, 'tags'].includes(type)) return own
  for (const kind of PAGES) {
    for (const entry of snapshot.collections[kind][locale] ?? []) {
      const page =
        JSON.stringify(entry).includes(`"${documentId}"`) && pageOf(`${kind}/${entry.documentId}`)
      if (page) return page
    }
  }
  const { home } = site.shells[locale] ?? {}
  return site.pages.find(({ path }) => path === home)
}
