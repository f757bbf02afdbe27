import { z } from 'zod'
import type { CmsCall, CmsClient } from './client.ts'
import { CmsError } from './errors.ts'
import { PAGE_SIZE, pageOf } from './query.ts'
import { type CollectionType, untranslated } from './types.ts'
import type { Warn } from './warnings.ts'

/** An entry as the CMS sends it, known only by what every entry has. */
export const rawEntry = z.looseObject({
  documentId: z.string(),
  locale: z.string().nullish(),
})
export type RawEntry = z.infer<typeof rawEntry>

const pageOfEntries = z.object({ data: z.array(rawEntry) })
const countedPage = pageOfEntries.extend({
  meta: z.object({
    pagination: z.object({
      pageSize: z.int().min(1),
      pageCount: z.int().min(0),
      total: z.int().min(0),
    }),
  }),
})

export type PagesOptions = { type: CollectionType; query: string; warn: Warn }

/**
 * Reads a collection to its end and hands over each entry as it comes, so that a reply can be forgotten
 * before the last one is there. The pages after the first are read side by side: entries that come or go
 * meanwhile may be missed or met twice.
 */
export async function readPages(
  client: CmsClient,
  { type, query, warn }: PagesOptions,
  onEntry: (entry: RawEntry) => void,
): Promise<void> {
  const call = (page: number, counted: boolean): CmsCall => ({
    path: type,
    query: pageOf(query, { page, counted, translated: !untranslated.has(type) }),
  })
  const { data, meta } = await read(client, call(1, true), countedPage)
  const { pageSize, pageCount } = meta.pagination
  if (pageSize < PAGE_SIZE) {
    warn(
      `The CMS gives pages of ${pageSize} entries, not ${PAGE_SIZE}. Everything was read, but slower: raise rest.maxLimit in its config/api.ts.`,
    )
  }
  data.forEach(onEntry)
  const others = Array.from({ length: Math.max(0, pageCount - 1) }, async (_, index) => {
    const page = await read(client, call(index + 2, false), pageOfEntries)
    page.data.forEach(onEntry)
  })
  await Promise.all(others)
}

/** The identity of an entry within its type: publishing changes its numeric id. */
export function keyOf({ documentId, locale }: Pick<RawEntry, 'documentId' | 'locale'>): string {
  return `${documentId} ${locale ?? ''}`
}

async function read<Schema extends z.ZodType>(
  client: CmsClient,
  call: CmsCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const reply = schema.safeParse(await client.call(call))
  if (reply.success) return reply.data
  const [issue] = reply.error.issues
  throw new CmsError({
    method: 'GET',
    url: `${client.url}/api/${call.path}?${call.query}`,
    status: 200,
    statusText: `with something other than a page of entries (${issue?.path.join('.')}: ${issue?.message})`,
    hint: 'Check that CMS_URL is a Strapi 5 with rest.withCount turned on.',
    cause: reply.error,
  })
}
