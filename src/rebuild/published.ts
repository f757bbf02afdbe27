import { z } from 'zod'

/** The file in which a build says what it was made from, below the site's root. */
export const SOURCE_FILE = 'builds/source.json'

const source = z.object({
  /** The id of the build, as in `builds/latest.json`. */
  id: z.string(),
  /** The state of the CMS's content; null for a build from the embedded content. */
  content: z.string().nullable(),
})

export type Source = z.infer<typeof source>

export const sourceFile = (value: Source): string => `${JSON.stringify(value)}\n`

const TIMEOUT_MS = 5_000

/** What the deployed site was built from; null if it does not say so, undefined if it cannot be read. */
export const readPublished = async (
  origin: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Source | null | undefined> => {
  try {
    // No cache on the way may answer.
    const url = `${origin}/${SOURCE_FILE}?${Date.now()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return null
    return response.ok ? source.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}
