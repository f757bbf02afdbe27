import type { CollectionType } from '#src/cms/types.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'

/** How many entries of each type stay. */
const KEPT: Record<CollectionType, number> = {
  pages: 99,
  'global-blocks': 9,
  projects: 2,
  units: 5,
  floors: 3,
  amenities: 3,
  articles: 4,
  tags: 3,
  jobs: 1,
  forms: 9,
  redirects: 6,
}

const KEPT_PAGES = ['home', 'articles', 'units', 'privacy', 'residents', 'artikel']

/**
 * A part of the demo, small enough to be built again and again: about 60 pages in three languages.
 *
 * @param pages the slugs of the pages of blocks that stay.
 */
export const smallDemo = async (pages = KEPT_PAGES): Promise<Snapshot> => {
  const demo = await readSnapshot('content')
  const [first] = demo.locales
  const kept = new Set(
    Object.entries(KEPT).flatMap(([type, count]) => {
      const entries = demo.collections[type as CollectionType]
      const list = (entries[first?.code ?? ''] ?? entries['*'] ?? []) as {
        documentId: string
        slug?: string
      }[]
      const chosen = type === 'pages' ? list.filter(({ slug = '' }) => pages.includes(slug)) : list
      return chosen.slice(0, count).map(({ documentId }) => documentId)
    }),
  )
  const collections = Object.fromEntries(
    Object.entries(demo.collections).map(([type, locales]) => [
      type,
      Object.fromEntries(
        Object.entries(locales as Record<string, { documentId: string }[]>).map(
          ([locale, entries]) => [locale, entries.filter(({ documentId }) => kept.has(documentId))],
        ),
      ),
    ]),
  ) as Snapshot['collections']
  return { ...demo, collections }
}
