import { type $Fetch, createFetch } from 'ofetch'
import { RETRY_STATUSES } from './get.ts'

/**
 * The behaviour of every HTTP call of this project. Retries and error messages are ofetch's own:
 *
 * | method | tries | tried again on |
 * | --- | --- | --- |
 * | GET | 2 | no answer, 408, 409, 425, 429, 500, 502, 503, 504 |
 * | POST, PUT, PATCH, DELETE | 1 | |
 *
 * Errors read `[METHOD] "url": status text`.
 */
export type HttpOptions = {
  /** For one try, its body included. Default: 20 s. */
  timeoutMs?: number
  /** Before the second try. Default: 250 ms. */
  retryDelayMs?: number
  /** `whole` reads the body within the try, so that a broken body counts as a failed try. Default. */
  body?: 'whole' | 'stream'
  fetch?: typeof globalThis.fetch
}

const withoutBody = new Set([101, 204, 205, 304])

export function createHttp(options: HttpOptions = {}): $Fetch {
  const { timeoutMs = 20_000, retryDelayMs = 250, body = 'whole' } = options
  const send = options.fetch ?? globalThis.fetch

  /**
   * One try with its own timeout. ofetch's `timeout` would hand its spent signal to the retry, which
   * then fails at once: https://github.com/unjs/ofetch/issues/621
   */
  const attempt: typeof globalThis.fetch = async (input, init) => {
    const clock = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, clock]) : clock
    const response = await send(input, { ...init, signal })
    return body === 'whole' ? readWhole(response) : response
  }

  return createFetch({
    fetch: attempt,
    Headers: globalThis.Headers,
    AbortController: globalThis.AbortController,
    defaults: { retryStatusCodes: RETRY_STATUSES, retryDelay: retryDelayMs },
  })
}

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  if (withoutBody.has(status)) return response
  const whole = new Response(await response.arrayBuffer(), { status, statusText, headers })
  // Where it came from, after redirects: a response that is made by hand has no address.
  return Object.defineProperty(whole, 'url', { value: response.url })
}
