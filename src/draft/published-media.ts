import { z } from 'zod'
import type { Snapshot } from '#src/content/snapshot.ts'

/** Where a build names its media, below the site's root. */
export const MEDIA_FILE = 'builds/media.json'

const media = z.record(
  z.string(),
  z.object({
    name: z.string(),
    mime: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    bytes: z.number(),
    sha256: z.string(),
  }),
)

const TIMEOUT_MS = 5_000

/** The media of the published site; none where they cannot be read: the CMS has them all. */
export const readPublishedMedia = async (
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Snapshot['media']> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${origin}/${MEDIA_FILE}`, { signal })
    return response.ok ? media.parse(await response.json()) : {}
  } catch {
    return {}
  }
}
