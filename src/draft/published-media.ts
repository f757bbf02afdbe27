import { mediaTableSchema } from '#src/content/files.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { get } from '#src/lib/get.ts'

/** The file in which a build lists its media, below the site's root. */
export const MEDIA_FILE = 'builds/media.json'

const TIMEOUT_MS = 5_000

/** The media of the deployed site; none if they cannot be read: the CMS has them all. */
export const readPublishedMedia = async (
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Snapshot['media']> => {
  try {
    const response = await get(`${origin}/${MEDIA_FILE}`, { timeoutMs: TIMEOUT_MS, fetch })
    return response.ok ? mediaTableSchema.parse(await response.json()) : {}
  } catch {
    return {}
  }
}
