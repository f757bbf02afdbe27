import { mediaTableSchema } from '#src/content/files.ts'
import type { Snapshot } from '#src/content/snapshot.ts'

/** Where a build names its media, below the site's root. */
export const MEDIA_FILE = 'builds/media.json'

const TIMEOUT_MS = 5_000

/** The media of the published site; none where they cannot be read: the CMS has them all. */
export const readPublishedMedia = async (
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Snapshot['media']> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${origin}/${MEDIA_FILE}`, { signal })
    return response.ok ? mediaTableSchema.parse(await response.json()) : {}
  } catch {
    return {}
  }
}
