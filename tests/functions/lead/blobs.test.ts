import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Context } from '@netlify/functions'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import lead from '#functions/lead/lead.ts'
import { newRecord } from '#functions/lead/new-record.ts'
import redelivery from '#functions/lead-redelivery/lead-redelivery.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { startSentryReceiver } from '#tests/fixtures/sentry-receiver.ts'
import { leadHandler, post, submission } from './sample.ts'

const context = { deploy: { context: 'Branch Deploy/x' } } as Context

let directory: string
let blobs: BlobsServer
let receiver: CrmReceiver
let access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string }

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mira-leads-'))
  blobs = new BlobsServer({ directory, token: 'token' })
  const { port } = await blobs.start()
  const edgeURL = `http://localhost:${port}`
  access = { siteID: '0', token: 'token', edgeURL, uncachedEdgeURL: edgeURL }
  setEnvironmentContext(access)
  receiver = await startCrmReceiver()
})

afterAll(async () => {
  await receiver.close()
  await blobs.stop()
  await rm(directory, { recursive: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** From a site that this machine does not serve: its forms are not known, and leads are taken unchecked. */
const fromHere = (): Request =>
  new Request('http://127.0.0.1:1/api/lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission()),
  })

test('a store keeps, lists and deletes whole values', async () => {
  const store = leadStore('keeps', access)
  expect(await store.get('pending/2026-11-21/none')).toBeUndefined()
  expect(await store.list('pending/')).toEqual([])
  await store.set('pending/2026-11-21/a', 'é')
  await store.set('dead/2026-11-21/b', 'x')
  expect(await store.get('pending/2026-11-21/a')).toBe('é')
  expect(await store.list('pending/')).toEqual(['pending/2026-11-21/a'])
  await store.delete('pending/2026-11-21/a')
  await store.delete('pending/2026-11-21/a')
  expect(await store.get('pending/2026-11-21/a')).toBeUndefined()
})

test('an operator reaches the same store through Netlify’s API', async () => {
  const { siteID, token, edgeURL } = access
  await leadStore('shared', access).set('pending/2026-11-21/a', 'x')
  const outside = leadStore('shared', { siteID, token, apiURL: edgeURL })
  // No list: the local server takes the prefix for a part of the store's name.
  expect(await outside.get('pending/2026-11-21/a')).toBe('x')
  await outside.set('pending/2026-11-21/a', 'y')
  expect(await leadStore('shared', access).get('pending/2026-11-21/a')).toBe('y')
})

test('deploy contexts do not share a store', async () => {
  await leadStore('production', access).set('pending/2026-11-21/a', 'x')
  expect(await leadStore('deploy-preview', access).list('')).toEqual([])
})

test('the functions themselves: stored, forwarded when the CRM is up again', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('FORM_API_HOST', receiver.host)
  await receiver.setFault({ kind: 'status', status: 500 })
  const response = await lead(fromHere(), context)
  const { id } = (await response.json()) as { id: string }
  expect(response.status).toBe(200)
  expect(log.mock.calls.join()).toContain('"outcome":"stored","checked":"unchecked"')

  await receiver.setFault(undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const answer = await redelivery(new Request('http://localhost/'), context)
  vi.useRealTimers()
  expect(answer.status).toBe(204)
  expect(receiver.taken.get(id)?.times).toBe(1)
  const outbox = createOutbox(leadStore('Branch Deploy/x', access))
  expect((await outbox.list('delivered')).map((key) => key.id)).toEqual([id])
  expect(await outbox.list('pending')).toEqual([])
})

test('a lead that is given up is an error of the log and of Sentry, without what was typed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sentry = await startSentryReceiver()
  vi.stubEnv('FORM_API_HOST', receiver.host)
  vi.stubEnv('SENTRY_DSN', sentry.dsn)
  await receiver.setFault({ kind: 'status', status: 400 })
  const record = newRecord({
    submission: submission(),
    checked: { status: 'ok', fields: { name: 'Anna' }, by: 'form' },
    spam: [],
    now: Date.now() - 60_000,
  })
  const store = leadStore('given-up', access)
  await store.set('pending/2026-11-21/broken-record', '{')
  const outbox = createOutbox(store)
  await outbox.put('pending', { ...record, attempts: 7 })

  const deploy = { context: 'given-up' } as Context['deploy']
  const answer = await redelivery(new Request('http://127.0.0.1:1/'), { deploy } as Context)
  expect(answer.status).toBe(500)
  expect((await outbox.list('dead')).map(({ id }) => id)).toEqual([record.id])
  const details = { id: record.id, attempts: 8, problem: 'HTTP 400' }
  expect(error.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    {
      error: 'a lead could not be handled',
      id: 'broken-record',
      cause: expect.stringContaining('cannot be read'),
    },
    { error: 'lead gave up', ...details },
    expect.objectContaining({ function: 'lead-redelivery', dead: 1, error: 'RedeliveryError' }),
  ])
  const [event] = await sentry.events('event')
  expect(event?.exception?.values).toMatchObject([
    { type: 'RedeliveryError', value: 'a lead could not be handled, lead gave up' },
  ])
  expect(`${sentry.texts}${error.mock.calls}`).not.toContain('Anna')
  await receiver.setFault(undefined)
  await sentry.close()
})

test('without a CRM both functions say that leads stay in the outbox', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('FORM_API_HOST', '')
  await lead(fromHere(), context)
  await redelivery(new Request('http://localhost/'), context)
  expect(log.mock.calls.join('\n')).toMatch(/FORM_API_HOST is not set/)
})

test('where Blobs are not set up, a lead goes straight to the CRM', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('FORM_API_HOST', receiver.host)
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
  const before = receiver.taken.size
  expect((await lead(fromHere(), context)).status).toBe(200)
  expect(receiver.taken.size).toBe(before + 1)
  expect(log.mock.calls.join()).toContain('"storeProblem":"The store could not write."')
})

test('many at once, with runs in between, on real files', async () => {
  const store = leadStore('many', access, 60_000)
  const outbox = createOutbox(store)
  const crm = createCrm({ host: receiver.host })
  let later = 0
  const now = () => Date.now() + later
  const run = () =>
    redeliver({ outbox, crm, now, random: Math.random, report: () => {}, deadline: now() + 60_000 })
  const handle = leadHandler(store, { now, answerMs: 30_000 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => handle(post(submission()))))
  const ids = await Promise.all(
    answers.map(async (one) => ((await one.json()) as { id: string }).id),
  )
  later = 60_000
  await Promise.all([run(), run()])
  await run()
  expect(ids.filter((id) => !receiver.taken.has(id))).toEqual([])
  expect((await outbox.list('delivered')).length).toBe(100)
  expect(await outbox.list('pending')).toEqual([])
})

test('during an outage, which Netlify’s client takes 25 s to report, a call gives up in its own time', async () => {
  const down = createServer(() => {})
  await new Promise<void>((listening) => down.listen(0, '127.0.0.1', listening))
  const edgeURL = `http://127.0.0.1:${(down.address() as AddressInfo).port}`
  const store = leadStore('down', { ...access, edgeURL, uncachedEdgeURL: edgeURL }, 100)
  const started = performance.now()
  await expect(store.set('a', 'b')).rejects.toThrow('The store did not write within 100 ms.')
  await expect(store.list('')).rejects.toThrow('The store did not list within 100 ms.')
  expect(performance.now() - started).toBeLessThan(10_000)
  down.closeAllConnections()
  await new Promise((closed) => down.close(closed))
})
