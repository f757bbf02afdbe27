import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkHealth, type HealthDependencies } from '#functions/health/check-health.ts'
import { cmsEnvironment } from '#src/environment/functions.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import type { Submission } from '#src/lead/submission.ts'
import { siteReportOf } from '#src/rebuild/site-report.ts'
import { type MemoryStore, memoryStore } from './lead/memory-store.ts'
import { leadHandler, post, submission } from './lead/sample.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const MANIFEST = '{"id":"b1","timestamp":"2026-11-21T11:00:00.000Z"}'

/** The site and the CMS, each as a real server whose answer a test may change. */
let servers: Server[]
let site: string
let cms: string
let siteAnswer: (response: ServerResponse) => void
let cmsAnswer: (response: ServerResponse) => void
let store: MemoryStore
let mails: MemoryStore

const serve = async (answer: (path: string, response: ServerResponse) => void): Promise<string> => {
  const server = createServer((request, response) => answer(request.url ?? '', response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  servers = []
  store = memoryStore()
  mails = memoryStore()
  siteAnswer = (response) => response.end(MANIFEST)
  cmsAnswer = (response) => response.writeHead(204).end()
  site = await serve((path, response) => {
    if (path.startsWith('/builds/latest.json?t=')) siteAnswer(response)
    else response.writeHead(404).end()
  })
  cms = await serve((path, response) => {
    if (path === '/_health') cmsAnswer(response)
    else response.writeHead(404).end()
  })
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const check = (
  more: {
    cmsUrl?: string | undefined
    leads?: LeadStore
    report?: HealthDependencies['report']
    delivers?: boolean
    partMs?: number
  } = {},
) =>
  checkHealth({
    report: more.report ?? (async () => siteReportOf({ quarantined: [], problems: [] })),
    origin: site,
    cms: cmsEnvironment({ CMS_URL: 'cmsUrl' in more ? more.cmsUrl : `${cms}/api/` }),
    outbox: createOutbox(more.leads ?? store),
    mails: createMailLog(mails),
    delivers: more.delivers ?? true,
    fetch,
    now: () => NOW,
    // What answers may be slow on a busy machine; where all hangs, nothing can be too slow.
    partMs: more.partMs ?? 20_000,
  })

/** A lead that came in that long ago and still waits. */
const leave = (agoMs: number, more: Partial<Submission> = {}) =>
  leadHandler(store, { now: () => NOW - agoMs })(
    post(submission({ submissionId: `lead-${agoMs}`, ...more })),
  )

const NONE = {
  ...{ pending: 0, dead: 0, setAside: 0, unreadable: 0, unreadableIds: [] },
  oldestPendingSeconds: null,
  notMailed: 0,
}

test('tells the build and its age, the CMS and the outbox when all is well', async () => {
  await leave(5 * MINUTE)
  await leave(20 * MINUTE)
  expect(await check()).toEqual({
    status: 'ok',
    build: { status: 'ok', id: 'b1', ageSeconds: 3600 },
    cms: { status: 'ok' },
    leads: { ...NONE, status: 'ok', pending: 2, oldestPendingSeconds: 1200 },
    content: { status: 'ok', leftOut: 0, first: [] },
  })
})

test('a site that is built from embedded content has no CMS to ask', async () => {
  expect(await check({ cmsUrl: undefined })).toMatchObject({ status: 'ok', cms: { status: 'off' } })
})

test('fails when a lead waits for more than an hour, also one of the day before', async () => {
  await leave(5 * MINUTE)
  await leave(26 * 60 * MINUTE)
  expect(await check()).toMatchObject({
    status: 'failing',
    leads: { problem: 'leads wait for too long', pending: 2, oldestPendingSeconds: 93_600 },
  })
})

test('fails when a lead was given up', async () => {
  await leave(5 * MINUTE)
  for (const [key, value] of [...store.entries]) {
    store.entries.delete(key)
    store.entries.set(key.replace('pending', 'dead'), value)
  }
  expect(await check()).toMatchObject({
    status: 'failing',
    leads: { problem: 'leads were given up', dead: 1, oldestPendingSeconds: null },
  })
})

test('warns when mails about leads were given up, and says how many', async () => {
  await mails.set('failed/2026-11-20/some-lead', '{}')
  expect(await check()).toMatchObject({
    status: 'warning',
    leads: { status: 'warning', problem: 'leads could not be mailed', notMailed: 1 },
  })
})

test('fails when leads cannot be read, and says which', async () => {
  await leave(5 * MINUTE)
  await store.set('pending/2026-11-21/broken-one', '{')
  await store.set('dead/2026-11-20/broken-two', '{}')
  await store.set('quarantine/2026-11-20/broken-three', '[]')
  const { leads } = await check()
  expect(leads).toMatchObject({
    status: 'failing',
    problem: 'leads cannot be read; leads were given up',
    unreadable: 3,
    unreadableIds: ['broken-one', 'broken-two', 'broken-three'],
    pending: 2,
    oldestPendingSeconds: 300,
  })
})

test('warns as soon as leads wait and there is no CRM, and fails when they have for an hour', async () => {
  const problem = 'leads wait, and FORM_API_HOST is not set'
  expect(await check({ delivers: false })).toMatchObject({ status: 'ok' })
  await leave(MINUTE)
  expect(await check({ delivers: false })).toMatchObject({
    status: 'warning',
    leads: { status: 'warning', problem, pending: 1 },
  })
  await leave(61 * MINUTE)
  expect(await check({ delivers: false })).toMatchObject({ status: 'failing', leads: { problem } })
})

describe('what is set aside', () => {
  const DAY = 24 * 60 * MINUTE

  test('is counted, and a warning at once', async () => {
    await leave(MINUTE, { filledMs: undefined, trap: undefined })
    expect(await check()).toMatchObject({
      status: 'warning',
      leads: { ...NONE, status: 'warning', problem: 'leads are set aside', setAside: 1 },
    })
  })

  test('is an alarm when nobody has looked at it for a day', async () => {
    await leave(DAY + MINUTE, { filledMs: undefined })
    expect(await check()).toMatchObject({
      status: 'failing',
      leads: { problem: 'leads were set aside, and nobody looked at them' },
    })
  })

  test('is an alarm when there are many, as after a mistake in a form of the site', async () => {
    for (let count = 0; count < 20; count += 1)
      await leave(count + 1_000, { formKey: 'no-such-form' })
    expect(await check()).toMatchObject({
      status: 'failing',
      leads: { problem: 'many leads are set aside', setAside: 20 },
    })
  })

  test('is no alarm where a machine has filled in what nobody sees', async () => {
    for (let count = 0; count < 25; count += 1) await leave(2 * DAY + count, { trap: 'x' })
    expect(await check()).toMatchObject({ status: 'warning', leads: { setAside: 25 } })
  })

  test('is an alarm however much older spam of machines there is', async () => {
    for (let count = 0; count < 150; count += 1) await leave(3 * DAY + count, { trap: 'x' })
    await leave(DAY + MINUTE, { filledMs: undefined })
    expect(await check()).toMatchObject({
      status: 'failing',
      leads: { setAside: 151, problem: 'leads were set aside, and nobody looked at them' },
    })
  })
})

test.each([
  [500, 'it answers 500'],
  [404, 'it answers 404'],
  [200, 'it answers 200'],
])('fails when the CMS answers %i', async (status, problem) => {
  cmsAnswer = (response) => response.writeHead(status).end()
  expect(await check()).toMatchObject({ status: 'failing', cms: { problem } })
})

test('fails when the CMS is gone, and does not tell where it was', async () => {
  const health = await check({ cmsUrl: 'http://127.0.0.1:1/secret-path' })
  expect(health.cms).toEqual({ status: 'failing', problem: 'it could not be reached' })
  expect(JSON.stringify(health)).not.toMatch(/127\.0\.0\.1|secret/)
})

test.each([
  ['answers 404', 404, 'Not Found', 'builds/latest.json answers 404'],
  ['is HTML', 200, '<!doctype html>', 'builds/latest.json is not a manifest'],
  ['lacks the id', 200, '{}', 'builds/latest.json is not a manifest'],
])('fails when the manifest %s', async (_what, status, body, problem) => {
  siteAnswer = (response) => response.writeHead(status).end(body)
  expect(await check()).toMatchObject({ status: 'failing', build: { problem } })
})

test('answers in time though every part hangs, and still tells the parts apart', async () => {
  siteAnswer = () => {}
  cmsAnswer = () => {}
  const hanging = { ...store, list: () => new Promise<string[]>(() => {}) }
  const started = performance.now()
  const health = await check({ leads: hanging, partMs: 3_000 })
  // One after the other would take three times as long.
  expect(performance.now() - started).toBeLessThan(8_500)
  const problem = 'no answer within 3000 ms'
  expect(health).toMatchObject({ build: { problem }, cms: { problem }, leads: { problem } })
})

test('tells of the others while one part hangs', async () => {
  cmsAnswer = () => {}
  expect(await check({ partMs: 5_000 })).toMatchObject({
    status: 'failing',
    build: { status: 'ok' },
    leads: { status: 'ok' },
  })
})

const leftOut = (number: number) => ({
  ...{ type: 'pages', documentId: `p${number}`, locale: 'en', field: 'slug' },
  problem: 'The secret plans of Anna are too long',
})

test('entries that were left out are a warning with their number and the first few, which fails nothing', async () => {
  const quarantined = Array.from({ length: 1_000 }, (_, number) => leftOut(number))
  const health = await check({ report: async () => siteReportOf({ quarantined, problems: [] }) })
  expect(health).toMatchObject({
    status: 'warning',
    content: { status: 'warning', leftOut: 1_000 },
  })
  expect(health.content.first).toHaveLength(5)
  expect(health.content.first?.[0]).toEqual({
    ...{ type: 'pages', documentId: 'p0', locale: 'en', field: 'slug' },
  })
  expect(JSON.stringify(health)).not.toContain('Anna')
})

test.each([
  ['is missing', async () => undefined],
  ['cannot be read', () => Promise.reject(new Error('EIO'))],
  ['hangs', () => new Promise<undefined>(() => {})],
])('a report that %s turns that part off, and nothing else', async (_what, report) => {
  expect(await check({ report })).toMatchObject({ status: 'ok', content: { status: 'off' } })
})
