import { editAddress } from '#src/cms/edit-address.ts'
import * as z from '#src/lib/zod-mini.ts'
import type { LeftOut } from './slack-message.ts'

const TIMEOUT_MS = 5_000

const entry = z.object({ type: z.string(), documentId: z.string(), locale: z.string() })
const health = z.object({
  content: z.object({ leftOut: z.optional(z.int()), first: z.optional(z.array(entry)) }),
})

/**
 * What a deploy left out, read from the public answer of the deploy itself: the function that receives the event may
 * belong to another deploy. Undefined if that fails: the message is useful without this line too.
 *
 * @param site the deploy's own address.
 * @param cmsUrl where entries are edited.
 */
export const readLeftOut = async (
  site: string,
  cmsUrl: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<LeftOut | undefined> => {
  try {
    const url = new URL('/api/health', site)
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { leftOut = 0, first = [] } = health.parse(await response.json()).content
    return {
      total: leftOut,
      entries: first.map(({ type, documentId, locale }) => ({
        name: `${type} ${documentId} (${locale})`,
        edit: cmsUrl ? editAddress(cmsUrl, { type, documentId, locale } as Edited) : undefined,
      })),
    }
  } catch (error) {
    console.error(JSON.stringify({ event: 'left out unknown', problem: String(error) }))
    return undefined
  }
}

type Edited = Parameters<typeof editAddress>[1]
