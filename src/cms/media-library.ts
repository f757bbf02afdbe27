import { z } from 'zod'
import type { CmsClient } from './client.ts'
import { CmsError } from './errors.ts'

const percent = z.number().min(0).max(100)

/** What of a picture matters most, in percent from its left and its upper edge: it stays visible in every crop. */
export const focus = z.object({ x: percent, y: percent })
export type Focus = z.infer<typeof focus>

/** A file of the CMS's media library. `size` in kB of 1,000 bytes, rounded to two decimals. */
const fileRecord = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  size: z.number(),
  updatedAt: z.string(),
  /** One that is none counts as none: it keeps no picture off the site. */
  focalPoint: focus.nullish().catch(null),
})
export type FileRecord = z.infer<typeof fileRecord>

const query = 'fields=url,mime,width,height,size,updatedAt,focalPoint'

/**
 * Every file of the media library, by address. Entries name their files by address only: the records
 * would be most of their bytes, and a replaced file moves its own `updatedAt`, but no entry's.
 */
export async function readMediaLibrary(client: CmsClient): Promise<Map<string, FileRecord>> {
  const path = 'upload/files'
  const reply = z.array(fileRecord).safeParse(await client.call({ path, query }))
  if (reply.success) return new Map(reply.data.map((file) => [file.url, file]))
  throw new CmsError({
    method: 'GET',
    url: `${client.url}/api/${path}?${query}`,
    status: 200,
    statusText: 'with something other than a list of files',
    hint: 'Check that CMS_URL is a Strapi 5.',
    cause: reply.error,
  })
}
