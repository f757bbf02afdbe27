import { get } from '#src/lib/get.ts'
import * as z from '#src/lib/zod-mini.ts'

/** The file that says which build is published, below the site's root. A whole site has it: it is written last. */
export const LATEST_BUILD = 'builds/latest.json'

/** A build. An open page requests it to learn whether there is a newer one. */
export const latestBuild = z.object({
  /** A hash of the output. */
  id: z.string().check(z.minLength(1)),
  /** When a build first had this id, in ISO 8601. */
  timestamp: z.iso.datetime(),
})

export type LatestBuild = z.infer<typeof latestBuild>

/** The site answered, but not with its build. */
export class LatestBuildError extends Error {
  override name = 'LatestBuildError'
}

const TIMEOUT_MS = 2_000

/**
 * The build of a deployed site.
 *
 * @throws LatestBuildError
 * @throws what `fetch` throws where no answer comes.
 */
export const publishedBuild = async (
  origin: string,
  options: { fetch?: typeof globalThis.fetch; now?: number; timeoutMs?: number } = {},
): Promise<LatestBuild> => {
  const { fetch = globalThis.fetch, now = Date.now(), timeoutMs = TIMEOUT_MS } = options
  // No cache on the way may answer.
  const response = await get(`${origin}/${LATEST_BUILD}?t=${now}`, { fetch, timeoutMs })
  if (!response.ok) throw new LatestBuildError(`${LATEST_BUILD} answers ${response.status}`)
  const read = latestBuild.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new LatestBuildError(`${LATEST_BUILD} is not a manifest`)
  return read.data
}
