/** The statuses after which a GET is tried once more (specification, section 7). */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504]

type GetOptions = RequestInit & {
  /** For each try. None by default. */
  timeoutMs?: number
  /** Before the second try. Default: 250 ms. */
  retryDelayMs?: number
  fetch?: typeof globalThis.fetch
}

/**
 * A GET for the browser, where `http.ts` would be too large: one retry if no answer came or its status
 * is one of `RETRY_STATUSES`. A call that was given up through `signal` is not repeated.
 *
 * @returns the answer of the last try, whatever its status.
 * @throws what the last try threw.
 */
export const get = async (address: string, options: GetOptions = {}): Promise<Response> => {
  const { timeoutMs, retryDelayMs = 250, fetch = globalThis.fetch, signal, ...init } = options
  const attempt = () => {
    const clock = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]
    const signals = signal ? [signal, ...clock] : clock
    const either = signals.length > 1 ? AbortSignal.any(signals) : signals[0]
    return fetch(address, { ...init, ...(either && { signal: either }) })
  }
  const first = await attempt().catch((error) => {
    if (signal?.aborted) throw error
  })
  if (first && !RETRY_STATUSES.includes(first.status)) return first
  await new Promise((later) => setTimeout(later, retryDelayMs))
  signal?.throwIfAborted()
  return attempt()
}
