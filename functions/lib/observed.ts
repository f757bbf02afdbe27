import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { reportingEnvironment } from '#src/environment/functions.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { publishedBuild } from '#src/rebuild/latest-build.ts'
import type { Served } from './sentry.ts'

/** What a function adds to the line of its request, such as `{ outcome: 'stored' }`. No personal data. */
type Details = Record<string, string | number | boolean | undefined>
export type Note = (details: Details) => void

type Handler = (request: Request, context: Context, note: Note) => Response | Promise<Response>

/** The message to a visitor about an internal error: that of the specification, section 8. */
const FAULT_MESSAGE =
  'Something went wrong on our side. We’re already on it—please refresh the page.'

/**
 * What every function is wrapped in: `export default observed('lead', (request, context, note) => …)`.
 *
 * - One line of JSON for each request: `{"event":"request","function":"lead","id":…,"method":"POST",
 *   "status":200,"ms":12}` and what the function notes, by `console.error` from status 500 on. Neither the
 *   address nor a body is in it: both may hold personal data, and so must not what is noted.
 * - The answer carries the same id as `x-request-id`, so that a complaint leads to its line.
 * - An exception becomes a 500, `{"error":{"code":"internal","message":…}}`, and its name and place go
 *   into the line.
 * - With `SENTRY_DSN` set, exceptions and traces go to Sentry; the answer does not wait for that.
 *
 * @param name of the function's folder.
 */
export const observed =
  (name: string, handler: Handler) =>
  async (request: Request, context: Context): Promise<Response> => {
    const startedAt = Date.now()
    const id = context.requestId || request.headers.get('x-nf-request-id') || randomUUID()
    const noted: Details = {}
    let thrown: unknown
    const answer = async (): Promise<Response> => {
      try {
        return await handler(request, context, (details) => Object.assign(noted, details))
      } catch (error) {
        thrown = error ?? new Error('Nothing was thrown.')
        Object.assign(noted, errorDetails(error))
        return fault()
      }
    }
    const response = withHeader(await answer(), 'x-request-id', id)
    const { status } = response
    const endedAt = Date.now()
    const { method } = request
    const line = { event: 'request', function: name, id, method, status, ms: endedAt - startedAt }
    console[status < 500 ? 'log' : 'error'](JSON.stringify({ ...noted, ...line }))

    const trace = request.headers.get('sentry-trace') ?? undefined
    const reported = report(
      { name, id, method, status, startedAt, endedAt, trace, error: thrown },
      { site: new URL(request.url).origin, context: context.deploy?.context },
    )
    if (context.waitUntil) context.waitUntil(reported)
    else await reported
    return response
  }

const fault = (): Response =>
  Response.json(
    { error: { code: 'internal', message: FAULT_MESSAGE } },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  )

/** The headers of some responses cannot be changed: those that `fetch` and `Response.redirect` return. */
const withHeader = (response: Response, name: string, value: string): Response => {
  const { body, status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set(name, value)
  return new Response(body, { status, statusText, headers })
}

const PLACES = 3

/**
 * What may be logged of an error: its name and where it was thrown. Not its message, which may quote what
 * a visitor sent ("Unexpected token 'A', "Anna…" is not valid JSON").
 */
const errorDetails = (error: unknown): { error: string; at?: string } => {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const at = places
    .slice(0, PLACES)
    .map((line) => line.trim().replace(/^at /, ''))
    .join(' < ')
  return { error: error.name, at }
}

const MANIFEST_MS = 500

/**
 * Reports an answered request to Sentry, if `SENTRY_DSN` is set; otherwise its code is not loaded.
 *
 * @param deploy.site the address of the site, from which the build id is read.
 * @param deploy.context Netlify's, such as `production`; names the environment if nothing else does.
 */
const report = async (
  served: Served,
  deploy: { site: string; context: string | undefined },
): Promise<void> => {
  const { dsn, environment = deploy.context || 'development' } = reportingEnvironment(process.env)
  if (!dsn) return
  const [{ reportRequest }, build] = await Promise.all([
    import('./sentry.ts'),
    withinTime(publishedBuild(deploy.site, { timeoutMs: MANIFEST_MS }), MANIFEST_MS),
  ])
  await reportRequest(served, { dsn, environment, release: build?.id, fetch })
}
