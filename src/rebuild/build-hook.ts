const TIMEOUT_MS = 10_000

/** Requests a build. `refused` also if the request may have arrived: one build too many is better than none. */
export type BuildHook = (turn: number) => Promise<'taken' | 'refused'>

/**
 * Netlify's build hook. The call carries the number of the turn, so that the build can name it when it ends.
 *
 * @see https://docs.netlify.com/configure-builds/build-hooks/
 */
export const createBuildHook =
  (url: string, fetch: typeof globalThis.fetch = globalThis.fetch): BuildHook =>
  async (turn) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ turn }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return response.ok ? 'taken' : 'refused'
    } catch {
      return 'refused'
    }
  }
