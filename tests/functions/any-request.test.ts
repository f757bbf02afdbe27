import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Context } from '@netlify/functions'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import account from '#functions/account/account.ts'
import publish from '#functions/cms-webhook/cms-webhook.ts'
import country from '#functions/country/country.ts'
import draft from '#functions/draft/draft.ts'
import draftFile from '#functions/draft-file/draft-file.ts'
import health from '#functions/health/health.ts'
import lead from '#functions/lead/lead.ts'
import redirect from '#functions/redirect/redirect.ts'
import sharePicture from '#functions/share-picture/share-picture.ts'
import siteStatus from '#functions/site-status/site-status.ts'
import { fileAddress } from '#src/draft/file-address.ts'
import { formsFiles } from '#src/lead/forms-file.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { formValues, publishedForms, submission } from './lead/sample.ts'

const RUNS = runs({ test: 1_000, soak: 60_000 })
const SITE = 'https://mira.example'
const CMS = 'https://cms.example'
const CRM = 'https://crm.example'

/** All that answer to an address; a test of the routes knows them too. */
const FUNCTIONS: Record<string, (request: Request, context: Context) => Promise<Response>> = {
  '/api/account/': account,
  '/api/country': country,
  '/api/draft': draft,
  '/api/draft-file': draftFile,
  '/api/health': health,
  '/api/lead': lead,
  '/api/publish': publish,
  '/api/redirect/': redirect,
  '/api/share-picture': sharePicture,
  '/api/site-status': siteStatus,
}

let directory: string
let blobs: BlobsServer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mira-any-request-'))
  blobs = new BlobsServer({ directory, token: 'token' })
  const edgeURL = `http://localhost:${(await blobs.start()).port}`
  setEnvironmentContext({ siteID: '0', token: 'token', edgeURL, uncachedEdgeURL: edgeURL })
})

afterAll(async () => {
  await blobs.stop()
  await rm(directory, { recursive: true })
})

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)

/** Everything is set up and well, so that whatever fails fails by the request alone. */
beforeEach(() => {
  rejections.length = 0
  process.on('unhandledRejection', onRejection)
  for (const method of ['log', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {})
  }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.hostname === 'localhost') return fetch(input, init)
    return answerOf(url) ?? new Response('not found', { status: 404 })
  })
  const settings = {
    ...{ CMS_URL: CMS, CMS_TOKEN: 'a-token-of-the-build', CMS_DRAFT_TOKEN: 'a-token-of-drafts' },
    ...{ DRAFT_SECRET: 'a-secret-of-drafts', PUBLISH_SECRET: 'a-secret-of-webhooks' },
    ...{ BUILD_HOOK_URL: 'https://hooks.example/x', FORM_API_HOST: CRM, SENTRY_DSN: '' },
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})

afterEach(() => {
  process.off('unhandledRejection', onRejection)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const forms = formsFiles([{ ...publishedForms, forms: Object.values(publishedForms.forms) }])

/** The site's files, the CMS and the CRM. */
const answerOf = ({ origin, pathname }: URL): Response | undefined => {
  if (origin === CRM) return Response.json({ ok: true })
  if (origin === CMS) return cmsAnswer(pathname)
  if (origin !== SITE) return undefined
  const file = forms[pathname.slice(1)]
  if (file) return new Response(file)
  if (pathname === '/builds/latest.json') {
    return Response.json({ id: 'b1', timestamp: new Date().toISOString() })
  }
  return pathname === '/404.html' ? new Response('<h1>not found</h1>') : undefined
}

const cmsAnswer = (pathname: string): Response => {
  if (pathname === '/_health') return new Response(null, { status: 204 })
  const error = (status: number, message: string) =>
    Response.json({ data: null, error: { status, name: 'X', message, details: {} } }, { status })
  if (pathname === '/api/auth/local') return error(400, 'Invalid identifier or password')
  if (/forgot-password|send-email/.test(pathname)) return Response.json({ ok: true })
  if (pathname.startsWith('/api/connect/')) {
    return new Response(null, { status: 302, headers: { location: 'https://id.example/?a=b' } })
  }
  return error(400, 'Invalid token')
}

const INJECTIONS = [
  '\r\nx-evil: 1',
  '%0d%0ax-evil:%201',
  '\u0000',
  '\ud800',
  '//evil.example',
  '\\',
  '"><b>',
]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('', '__proto__', 'constructor', '1e999', '-1', 'x'.repeat(5_000), ...INJECTIONS),
  fc.constantFrom('en', '/ar', 'interest', '/', '/about', 'pages', 'draft', '1795000000', SITE),
)

const NAMES = [
  ...['path', 'prefix', 'code', 'confirmation', 'next', 'page', 'version', 'name', 'until'],
  ...['signature', 'type', 'documentId', 'locale', 'status', 'session', 'link', 'identifier'],
  ...['password', 'passwordConfirmation', 'currentPassword', 'email', 'username', 'error', 'state'],
  ...Object.keys(formValues),
]

const CALLS = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'change-password', 'logout', 'me'],
  ...['send-email-confirmation', 'page', 'connect/oidc', 'callback/oidc', 'confirm', 'follow-link'],
]

const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), text), { maxLength: 6 })

const query = fc.oneof(
  fc.constant(''),
  pairs.map((some) => `?${new URLSearchParams(some)}`),
  fc.stringMatching(/^\?[!-~]{0,60}$/),
)

const target = fc.tuple(
  fc.constantFrom(...Object.keys(FUNCTIONS)),
  fc.oneof(
    fc.constant(''),
    fc.constantFrom(...CALLS),
    fc.stringMatching(/^[!-~]{0,40}$/),
    text.map(encodeURI_),
  ),
  query,
)

const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'X',
)

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(
        ...['origin', 'referer', 'sec-fetch-site', 'content-length', 'content-encoding', 'accept'],
        ...[
          'accept-language',
          'cookie',
          'x-nf-request-id',
          'sentry-trace',
          'if-none-match',
          'range',
        ],
        ...[
          'x-mira-webhook-secret',
          'authorization',
          'host',
          'x-forwarded-for',
          'transfer-encoding',
        ],
      ),
      fc.oneof(
        text,
        fc.constantFrom('null', SITE, `${SITE}/ar/account/login?next=%2Fx`, 'same-origin', 'none'),
        fc.constantFrom('cross-site', 'application/json', 'gzip', 'br', 'a-secret-of-webhooks'),
        fc.constantFrom(
          '__Host-session=a.b.c',
          '__Host-reset=%',
          '__Host-social=provider=oidc&cookie=x',
        ),
      ),
    ),
    fc.tuple(text, text),
  ),
  { maxLength: 6 },
)

const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.uint8Array({ maxLength: 300 }),
  pairs.map((some) => String(new URLSearchParams(some))),
  fc.constantFrom('x'.repeat(17_000), 'x'.repeat(70_000), `[${'['.repeat(30_000)}`),
  fc
    .dictionary(fc.constantFrom(...Object.keys(submission())), text)
    .map((some) => JSON.stringify({ ...submission(), ...some })),
)

const type = fc.oneof(
  fc.constantFrom(
    ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    ...['multipart/form-data; boundary=x', 'text/plain', 'application/json; charset=utf-16'],
  ),
  fc.string({ maxLength: 20 }),
)

const sent = fc.oneof(
  fc.record({ target, method, headers, body, type }),
  text.map((name): Sent => {
    const search = fileAddress(name, { until: 9e9, secret: 'a-secret-of-drafts' }).split('?')[1]
    const target: Sent['target'] = ['/api/draft-file', '', `?${search}`]
    return { target, method: 'GET', headers: [], body: '', type: '' }
  }),
  // As a page of the site or the CMS sends it, so that it comes further.
  fc.record({ target, headers, body }).map(
    ({ target, headers, body }): Sent => ({
      ...{ target, body, method: 'POST' },
      headers: [
        ['sec-fetch-site', 'same-origin'],
        ['x-mira-webhook-secret', 'a-secret-of-webhooks'],
        ...headers.slice(0, 2),
      ],
      type:
        typeof body === 'string' && /^[{[]/.test(body)
          ? 'application/json'
          : 'application/x-www-form-urlencoded',
    }),
  ),
)

function encodeURI_(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%ED%A0%80'
  }
}

type Sent = {
  target: [path: string, rest: string, search: string]
  method: string
  headers: [string, string][]
  body: string | Uint8Array
  type: string
}

/** None if the platform would not let it through. */
const requestOf = ({ target: [path, rest, search], method, headers, body, type }: Sent) => {
  try {
    const bodiless = method === 'GET' || method === 'HEAD'
    const content = bodiless ? undefined : typeof body === 'string' ? body : new Uint8Array(body)
    const url = new URL(SITE + path + rest + search)
    // Another path would be another function's.
    if (url.origin !== SITE || !url.pathname.startsWith(path.replace(/\/$/, ''))) return undefined
    return new Request(url, { method, headers: headersOf(type, headers), body: content })
  } catch {
    return undefined
  }
}

/** Without those that no client could send. */
const headersOf = (type: string, headers: [string, string][]): Headers => {
  const all = new Headers()
  for (const [name, value] of [['content-type', type] as const, ...headers]) {
    try {
      all.append(name, value)
    } catch {}
  }
  return all
}

const seen = { requests: 0, statuses: new Map<number, number>() }

const survives = async (one: Sent): Promise<void> => {
  const request = requestOf(one)
  if (!request) return
  const later: Promise<unknown>[] = []
  const context = {
    ...{ ip: '198.51.100.7', geo: {}, deploy: { context: 'dev' } },
    waitUntil: (work: Promise<unknown>) => later.push(work),
  } as unknown as Context
  const response = await (FUNCTIONS[one.target[0]] as (typeof FUNCTIONS)[string])(request, context)
  await response.arrayBuffer()
  // What goes on after an answer of the publish function waits for a pause in the edits.
  if (one.target[0] !== '/api/publish') await Promise.all(later)
  seen.requests += 1
  seen.statuses.set(response.status, (seen.statuses.get(response.status) ?? 0) + 1)
  expect(response.status, `${request.method} ${request.url}`).toBeLessThan(500)
  for (const [name, value] of response.headers) {
    expect(`${name}: ${value}`).not.toMatch(/[\r\n\u0000]/)
  }
  expect(response.headers.has('x-evil')).toBe(false)
  const location = response.headers.get('location')
  if (location) {
    const { origin, host } = new URL(location, SITE)
    expect([SITE, 'https://id.example'], host).toContain(origin)
  }
}

test(
  `${RUNS} random requests to all functions: no 5xx by the request alone, no header of its making`,
  async () => {
    await fc.assert(fc.asyncProperty(sent, survives), { numRuns: RUNS })
    await new Promise((tick) => setImmediate(tick))
    expect(rejections).toEqual([])
    const statuses = [...seen.statuses].toSorted().map(([status, count]) => `${status}: ${count}`)
    console.info(`${seen.requests} requests reached a function: ${statuses.join(', ')}`)
  },
  SOAK_TIMEOUT,
)
