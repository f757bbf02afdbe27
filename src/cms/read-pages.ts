import { z } from 'zod'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { PAGE_SIZE, pageOf } from './query.ts'
import type { CollectionType } from './types.ts'
import { untranslated } from './types.ts'
import type { Warn } from './warnings.ts'

/** An entry as the CMS sends it, known only by what every entry has. */
export const rawEntry = z.looseObject({
  documentId: z.string(),
  locale: z.string().nullish(),
  publishedAt: z.string(),
  updatedAt: z.string(),
})
export type RawEntry = z.infer<typeof rawEntry>

const page = z.object({
  data: z.array(rawEntry),
  meta: z.object({
    pagination: z.object({
      pageSize: z.int().min(1),
      pageCount: z.int().min(0),
      total: z.int().min(0),
    }),
  }),
})

/** `consistent` is false when entries came or went between the pages, so that some may be missing or double. */
export type Pages = { entries: RawEntry[]; consistent: boolean }

/** Reads a collection to its end. The pages after the first are read side by side. */
export async function readPages(
  client: CmsClient,
  { type, query, warn }: { type: CollectionType; query: string; warn: Warn },
): Promise<Pages> {
  const read = (number: number) => readPage(client, type, query, number)
  const first = await read(1)
  const { pageSize, pageCount, total } = first.meta.pagination
  if (pageSize < PAGE_SIZE) {
    warn(
      `The CMS gives pages of ${pageSize} entries, not ${PAGE_SIZE}. Everything was read, but slower: raise rest.maxLimit in its config/api.ts.`,
    )
  }
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => read(index + 2))
  const pages = [first, ...(await Promise.all(others))]
  const entries = pages.flatMap(({ data }) => data)
  const distinct = new Set(entries.map(keyOf)).size
  return {
    entries,
    consistent:
      distinct === entries.length &&
      pages.every(({ meta }) => meta.pagination.total === total) &&
      total === entries.length,
  }
}

/** What tells an entry of a type from all others: publishing changes its numeric id. */
export function keyOf({ documentId, locale }: RawEntry): string {
  return `${documentId} ${locale ?? ''}`
}

async function readPage(client: CmsClient, type: CollectionType, query: string, number: number) {
  const call = { path: type, query: pageOf(query, number, { translated: !untranslated.has(type) }) }
  const reply = page.safeParse(await client.call(call))
  if (reply.success) return reply.data
  const [issue] = reply.error.issues
  throw new CmsError({
    method: 'GET',
    url: `${client.url}/api/${call.path}?${call.query}`,
    status: 200,
    statusText: `with something other than a page of entries (${issue?.path.join('.')}: ${issue?.message})`,
    hint: 'Look whether CMS_URL is a Strapi 5 and its rest.withCount is on.',
    cause: reply.error,
  })
}
