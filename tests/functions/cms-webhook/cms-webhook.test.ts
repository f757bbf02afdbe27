import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Context } from '@netlify/functions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import publish from '#functions/cms-webhook/cms-webhook.ts'
import { QUIET_MS } from '#src/site/rebuild.ts'

const SECRET = 'the-secret'

/** A build of the fake build hook is deployed after this time. */
const BUILD_MS = 3_000
let buildMs: number
const published = { publishedAt: '2026-11-20T10:00:00.000Z' }
const edit = { event: 'entry.publish', uid: 'api::page.page', entry: published }

let directory: string
let blobs: BlobsServer
let site: Server
let origin: string
let builds: { at: number; body: unknown }[] = []
let hookStatus = 200
let context: string
let rest: Promise<unknown>[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mira-turns-'))
  blobs = new BlobsServer({ directory, token: 'token' })
  const { port } = await blobs.start()
  const edgeURL = `http://localhost:${port}`
  setEnvironmentContext({ siteID: '0', token: 'token', edgeURL, uncachedEdgeURL: edgeURL })
  // The build hook; and the site, of which only the published build is asked for.
  site = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const done = builds.filter(({ at }) => at < Date.now() - buildMs).length
      return response.end(JSON.stringify({ id: `b${done}`, content: 's1' }))
    }
    let text = ''
    for await (const chunk of request) text += chunk
    builds.push({ at: Date.now(), body: JSON.parse(text) })
    return response.writeHead(hookStatus).end()
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

beforeEach(({ task }) => {
  context = `branch ${task.id}`
  builds = []
  rest = []
  hookStatus = 200
  buildMs = BUILD_MS
  vi.stubEnv('PUBLISH_SECRET', SECRET)
  vi.stubEnv('BUILD_HOOK_URL', `${origin}/hook`)
  vi.stubEnv('CMS_URL', '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

afterAll(async () => {
  await new Promise((closed) => site.close(closed))
  await blobs.stop()
  await rm(directory, { recursive: true })
})

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  publish(
    new Request(`${origin}/api/publish`, {
      method: 'POST',
      headers: { 'x-mira-webhook-secret': SECRET, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    {
      deploy: { context },
      waitUntil: (work: Promise<unknown>) => rest.push(work),
    } as unknown as Context,
  )

test('an edit is answered at once, and one build follows', async () => {
  const before = Date.now()
  const answer = await send(edit)
  expect([answer.status, await answer.json()]).toEqual([202, { status: 'queued', turn: 1 }])
  expect(Date.now() - before).toBeLessThan(QUIET_MS)
  expect(builds).toEqual([])
  await Promise.all(rest)
  expect(builds.map(({ body }) => body)).toEqual([{ turn: 1 }])
})

test('200 webhooks in 10 s are one or two builds, the last one after the last edit', async () => {
  let last = 0
  const began = Date.now()
  for (let edits = 0; edits < 200; edits += 5) {
    // The CMS sends five at a time.
    await Promise.all(Array.from({ length: 5 }, () => send(edit)))
    last = Date.now()
    await sleep(Math.max(0, began + edits * 50 - last))
  }
  await Promise.all(rest)
  expect(builds.length).toBeGreaterThan(0)
  expect(builds.length).toBeLessThanOrEqual(2)
  expect(builds.at(-1)?.at).toBeGreaterThan(last)
}, 120_000)

test('200 webhooks in the same instant are one build', async () => {
  const began = Date.now()
  await Promise.all(Array.from({ length: 200 }, () => send(edit)))
  const last = Date.now()
  await Promise.all(rest)
  // Where the machine took longer over them than the editors' pause, those after it are edits of their own.
  const pauses = Math.floor((last - began) / QUIET_MS)
  expect(builds.length).toBeGreaterThan(0)
  expect(builds.length).toBeLessThanOrEqual(1 + pauses)
}, 120_000)

test.each([
  ['a draft', { ...edit, event: 'entry.update', entry: { publishedAt: null } }],
  ['a test of the webhook', { event: 'trigger-test' }],
])('%s is heard, and nothing is built', async (_, body) => {
  const answer = await send(body)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ignored' }])
  await Promise.all(rest)
  expect(builds).toEqual([])
})

test('a registration leaves no trace of the e-mail address', async () => {
  const log = vi.mocked(console.log)
  const entry = { ...published, email: 'nora@mira.example', username: 'nora' }
  const uid = 'plugin::users-permissions.user'
  const answer = await send({ event: 'entry.create', uid, entry })
  expect(answer.status).toBe(200)
  await send({ ...edit, entry })
  await Promise.all(rest)
  const kept = JSON.stringify([log.mock.calls, builds, await answer.text()])
  expect(kept).not.toContain('nora')
})

test.each([
  ['without the secret', edit, { 'x-mira-webhook-secret': '' }, 401],
  ['with a wrong secret', edit, { 'x-mira-webhook-secret': `${SECRET}x` }, 401],
  ['that is not JSON', '{', {}, 400],
  ['that is no webhook', { hello: 1 }, {}, 400],
])('a request %s is refused', async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status)
  await Promise.all(rest)
  expect(builds).toEqual([])
})

test('nobody is believed while no secret is set', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('PUBLISH_SECRET', '')
  expect((await send(edit, { 'x-mira-webhook-secret': '' })).status).toBe(503)
})

test('other methods are refused', async () => {
  const request = new Request(`${origin}/api/publish`)
  const answer = await publish(request, { deploy: { context } } as unknown as Context)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a build that says that it ended makes room for the next one', async () => {
  // Nothing but its word tells: what is published stays the same.
  buildMs = Number.POSITIVE_INFINITY
  await send(edit)
  await Promise.all(rest)
  const next = send(edit)
  await sleep(500)
  const told = await send({ event: 'build.ended', status: 'succeeded', turn: 1 })
  expect(await told.json()).toEqual({ status: 'noted' })
  await next
  await Promise.all(rest)
  expect(builds.map(({ body }) => body)).toEqual([{ turn: 1 }, { turn: 2 }])
}, 120_000)
