import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from '@netlify/functions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { observed } from '#functions/lib/observed.ts'
import { type SentryReceiver, startSentryReceiver } from '#tests/fixtures/sentry-receiver.ts'

const MANIFEST = '{"id":"build-1","timestamp":"2026-11-20T10:00:00.000Z"}'

let receiver: SentryReceiver
let site: Server
let origin: string

beforeAll(async () => {
  receiver = await startSentryReceiver()
  site = createServer((_request, response) => response.end(MANIFEST))
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

beforeEach(() => {
  receiver.forget()
  vi.stubEnv('SENTRY_DSN', receiver.dsn)
  vi.stubEnv('SENTRY_ENVIRONMENT', '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await receiver.close()
  site.closeAllConnections()
  site.close()
})

const context = { requestId: 'request-1', deploy: { context: 'production' } } as Context
const traceId = 'a'.repeat(32)
const request = () =>
  new Request(`${origin}/api/lead?email=anna@example.com`, {
    method: 'POST',
    body: '{"name": Anna Maria}',
    headers: {
      cookie: 'session=secret',
      'sentry-trace': `${traceId}-${'b'.repeat(16)}-1`,
      'user-agent': 'Own/1.0',
    },
  })

test('an exception reaches Sentry with where it was thrown, the build and the request’s id', async () => {
  const handler = observed('lead', () => {
    throw new RangeError('No room for anna@example.com at /x?phone=1')
  })
  expect((await handler(request(), context)).status).toBe(500)
  const [event] = await receiver.events('event')
  expect(event).toMatchObject({
    environment: 'production',
    release: 'build-1',
    transaction: 'POST lead',
    tags: { function: 'lead', request_id: 'request-1' },
    contexts: { trace: { trace_id: traceId, parent_span_id: 'b'.repeat(16) } },
  })
  const [exception] = event?.exception?.values ?? []
  expect(exception).toMatchObject({ type: 'RangeError', value: 'No room for [email] at /x' })
  expect(exception?.stacktrace?.frames?.at(-1)?.filename).toContain('sentry.test.ts')
})

test('each request is a trace, which continues the browser’s', async () => {
  const handler = observed('country', () => new Response('fine'))
  await handler(request(), context)
  const [transaction] = await receiver.events('transaction')
  expect(transaction).toMatchObject({
    transaction: 'POST country',
    release: 'build-1',
    contexts: { trace: { trace_id: traceId, op: 'http.server', status: 'ok' } },
  })
  const { start_timestamp: start = 0, timestamp: end = 0 } = transaction ?? {}
  expect(end - start).toBeGreaterThanOrEqual(0)
  expect(Math.abs(end * 1000 - Date.now())).toBeLessThan(10_000)
})

test('nothing personal is in what Sentry gets, not even where an error quotes it', async () => {
  const handler = observed('lead', async (it) => Response.json(JSON.parse(await it.text())))
  await handler(request(), context)
  await receiver.events('event')
  await receiver.events('transaction')
  expect(receiver.texts.join('\n')).toContain('SyntaxError')
  expect(receiver.texts.join('\n')).not.toMatch(
    /anna|secret|Own\/1\.0|127\.0\.0\.1:\d+\/api\/lead/i,
  )
})

test('the environment’s name can be chosen', async () => {
  vi.stubEnv('SENTRY_ENVIRONMENT', 'staging')
  await observed('country', () => new Response('fine'))(request(), context)
  expect((await receiver.events('transaction'))[0]?.environment).toBe('staging')
})

test('the answer does not wait for Sentry', async () => {
  vi.stubEnv('SENTRY_DSN', 'http://public@127.0.0.1:1/7')
  const waiting: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
  const handler = observed('country', () => new Response('fine'))
  const response = await handler(request(), { ...context, waitUntil } as Context)
  expect(await response.text()).toBe('fine')
  await expect(Promise.all(waiting)).resolves.toHaveLength(1)
})

test.each(['', 'nonsense'])('with the address "%s" nothing is sent', async (dsn) => {
  vi.stubEnv('SENTRY_DSN', dsn)
  const response = await observed('country', () => new Response('fine'))(request(), context)
  expect(response.status).toBe(200)
  expect(receiver.texts).toEqual([])
})
