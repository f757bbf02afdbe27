import { type CmsClient, createCmsClient } from '#src/cms/client.ts'

export type FakeEntry = {
  /** The row: a publication makes a new one. */
  id: number
  documentId: string
  locale?: string
  publishedAt?: string
  [field: string]: unknown
}

export type FakeCms = {
  client: CmsClient
  /** What the CMS holds now. Change it from `before`. */
  entries: FakeEntry[]
  queries: string[]
}

/** What happens in the CMS before it answers the call of this number, counted from 1. */
type Before = (call: number, cms: FakeCms) => void

/** A CMS with one collection, which pages, sorts, chooses and clamps page sizes as Strapi does. */
export function fakeCms(
  entries: FakeEntry[],
  { before, maxLimit = 100 }: { before?: Before; maxLimit?: number } = {},
): FakeCms {
  const cms: FakeCms = {
    entries,
    queries: [],
    client: createCmsClient({
      url: 'http://cms.test',
      // One at a time, so that `before` knows which call is which.
      concurrency: 1,
      fetch: async (input) => {
        const { search } = new URL(String(input))
        cms.queries.push(search.slice(1))
        before?.(cms.queries.length, cms)
        return Response.json(page(cms.entries, new URLSearchParams(search), maxLimit))
      },
    }),
  }
  return cms
}

function page(entries: FakeEntry[], query: URLSearchParams, maxLimit: number): object {
  const ids = query.getAll('filters[documentId][$in]')
  const newestFirst = query.get('sort') === 'id:desc'
  const chosen = entries
    .filter(({ documentId }) => ids.length === 0 || ids.includes(documentId))
    .toSorted((a, b) => (newestFirst ? b.id - a.id : keyOf(a) < keyOf(b) ? -1 : 1))
  const pageSize = Math.min(maxLimit, Number(query.get('pagination[pageSize]')))
  const number = Number(query.get('pagination[page]'))
  const data = chosen
    .slice((number - 1) * pageSize, number * pageSize)
    .map((entry) => ({ publishedAt: 'p', updatedAt: 'u', locale: 'en', ...entry }))
  const count = { pageCount: Math.ceil(chosen.length / pageSize), total: chosen.length }
  const counted = query.get('pagination[withCount]') !== 'false'
  return { data, meta: { pagination: { page: number, pageSize, ...(counted ? count : {}) } } }
}

const keyOf = ({ documentId, locale }: FakeEntry) => `${documentId} ${locale}`
