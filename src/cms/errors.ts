import type { FetchError } from 'ofetch'

/** A call to the CMS that failed. The message names call and status and says what to do. */
export class CmsError extends Error {
  override name = 'CmsError'
  readonly method: string
  readonly url: string
  /** The reply's status, or undefined when there was no reply. */
  readonly status: number | undefined
  /** What Strapi says in the reply, such as `Invalid identifier or password`. */
  readonly reason: string | undefined
  /** The sentence of the message that says what to do. */
  readonly hint: string

  constructor(failure: CmsFailure) {
    const { method, url, status, statusText, reason, hint, cause } = failure
    const outcome = [status ?? '<no response>', statusText].filter(Boolean).join(' ')
    const said = reason ? ` (${reason})` : ''
    super(`[${method}] ${JSON.stringify(shorten(url))}: ${outcome}${said}. ${hint}`, { cause })
    this.method = method
    this.url = url
    this.status = status
    this.reason = reason
    this.hint = hint
  }
}

export type CmsFailure = {
  method: string
  url: string
  status?: number | undefined
  statusText?: string | undefined
  reason?: string | undefined
  hint: string
  cause?: unknown
}

/** Content that can be read, but not used: the message says what is wrong and what to do. */
export class PullError extends Error {
  override name = 'PullError'
}

/** What to do about a status, for the person who runs the build. */
function hintForStatus(status: number): string {
  if (status === 400) {
    return 'The CMS does not know what the site asks for: run the CMS of the same version as the site.'
  }
  if (status === 401) return 'The CMS does not accept the token: set CMS_TOKEN to one that it does.'
  if (status === 403) {
    return 'The token may not read this: give it the right in the CMS (Settings, API tokens), or set CMS_TOKEN to another.'
  }
  if (status === 404) {
    return 'The CMS has nothing there: check whether CMS_URL is right, and whether the CMS is of the same version as the site.'
  }
  if (status === 414 || status === 431) {
    return 'The address is too long for the server: allow addresses of 16 kB in the CMS or in the proxy before it.'
  }
  if (status === 429) return 'The CMS is asked too often: wait a minute, then run this again.'
  if (status >= 500) return 'The CMS failed: look into its log, fix it, then run this again.'
  return 'Look into the log of the CMS.'
}

/** What to do when there was no answer, and what to call that. */
export function explainNoAnswer(error: unknown): { statusText: string; hint: string } {
  const codes = causes(error).flatMap(({ name, code }) => [name, code])
  if (codes.includes('TimeoutError') || codes.includes('UND_ERR_HEADERS_TIMEOUT')) {
    return {
      statusText: 'in time',
      hint: 'The CMS takes too long to answer: check whether it is busy, then run this again.',
    }
  }
  if (codes.includes('ECONNREFUSED')) {
    return {
      statusText: 'ECONNREFUSED',
      hint: 'Nothing listens there: start the CMS (`npm run cms`), or set CMS_URL to where it runs.',
    }
  }
  if (codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN')) {
    return {
      statusText: 'ENOTFOUND',
      hint: 'There is no such host: set CMS_URL to where the CMS runs.',
    }
  }
  return {
    statusText: String(causes(error).at(-1)?.message ?? error),
    hint: 'The connection broke: check whether the CMS runs and CMS_URL is right, then run this again.',
  }
}

/** The error of a call that ofetch gave up on. */
export function fromFetchError(
  request: { method: string; url: string },
  error: FetchError,
): CmsError {
  const { status, statusText } = error
  if (status === undefined) {
    return new CmsError({ ...request, ...explainNoAnswer(error), cause: error })
  }
  const reason = reasonOf(error.data)
  return new CmsError({
    ...request,
    status,
    statusText,
    reason: reason === statusText ? undefined : reason,
    hint: movedHint(request.url, error) ?? hintForStatus(status),
    cause: error,
  })
}

/** What to do if another host than the one that was asked has refused the call: `fetch` sends no token there. */
function movedHint(asked: string, { status, response }: FetchError): string | undefined {
  const isRefused = status === 401 || status === 403
  if (!isRefused || !response?.url) return undefined
  const { origin } = new URL(response.url)
  return origin === new URL(asked).origin
    ? undefined
    : `The call was redirected to ${origin}, and no token is sent to another host: set CMS_URL to ${origin}.`
}

/** What Strapi says in `{error: {message}}`. */
function reasonOf(text: unknown): string | undefined {
  try {
    const message = JSON.parse(String(text))?.error?.message
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

function causes(error: unknown): (Error & { code?: string })[] {
  const chain: Error[] = []
  for (let at = error; at instanceof Error; at = at.cause) chain.push(at)
  return chain
}

const LONGEST_URL = 140

function shorten(url: string): string {
  return url.length > LONGEST_URL ? `${url.slice(0, LONGEST_URL)}…` : url
}
