import { expect, test } from 'vitest'
import {
  handleSiteStatus,
  type SiteStatusDependencies,
} from '#functions/site-status/handle-site-status.ts'
import { siteReportOf } from '#src/rebuild/site-report.ts'
import { createTurns } from '#src/rebuild/turns.ts'
import { sharedStore } from './cms-webhook/shared-store.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const report = siteReportOf({ quarantined: [], problems: [] })
const claimed = (at: number) => ({ by: 'x', at, until: at, target: null, attempt: 0 })

const ask = async (
  more: Partial<SiteStatusDependencies> = {},
  headers = { 'x-mira-webhook-secret': 's' },
) => {
  const latest = { id: 'b1', timestamp: new Date(NOW - 9 * MINUTE).toISOString() }
  const response = await handleSiteStatus(new Request('https://mira.example/', { headers }), {
    ...{ secret: 's', origin: 'https://mira.example', now: NOW, turns: undefined },
    fetch: async () => Response.json(latest),
    published: async () => ({ id: 'b1', content: 'state-1' }),
    report: async () => report,
    ...more,
  })
  return { status: response.status, body: await response.json() }
}

test('tells whoever knows the secret what is live and what was left out', async () => {
  expect(await ask()).toEqual({
    status: 200,
    body: {
      live: { id: 'b1', since: '2026-11-21T11:51:00.000Z', content: 'state-1' },
      ...{ builds: [], buildsByItself: false, report },
    },
  })
})

test.each([
  ['without the secret', {}],
  ['with another one', { 'x-mira-webhook-secret': 'S' }],
])('tells nothing %s', async (_what, headers) => {
  const { status, body } = await ask({}, headers as never)
  expect(status).toBe(401)
  expect(Object.keys(body)).toEqual(['error'])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['is down', async () => new Response('down', { status: 502 })],
  ['answers with something else', async () => new Response('<html>')],
])('tells the rest where the manifest of the site %s', async (_how, fetch) => {
  const { status, body } = await ask({ fetch })
  expect(status).toBe(200)
  expect(body).toEqual({ live: null, builds: [], buildsByItself: false, report })
})

test('tells nothing where no secret is set, not even to who sends none', async () => {
  expect((await ask({ secret: undefined }, {} as never)).status).toBe(503)
  expect((await ask({ secret: '' }, { 'x-mira-webhook-secret': '' })).status).toBe(503)
})

test('tells of the last builds: which runs, which failed and why, and since when visitors see the last one', async () => {
  const turns = createTurns(sharedStore().store)
  const step = async (number: number, at: number, ended?: Parameters<typeof turns.end>[1]) => {
    await turns.claim(number, claimed(at))
    await turns.start(number, { at: at + 3_000, from: 'b1' })
    if (ended) await turns.end(number, ended)
  }
  for (let number = 1; number <= 5; number++) {
    await step(number, NOW - 60 * MINUTE, { at: NOW - 59 * MINUTE, status: 'succeeded' })
  }
  await step(6, NOW - 9 * MINUTE - 4_000, { at: NOW - 8 * MINUTE, status: 'succeeded' })
  await step(7, NOW - 6 * MINUTE, { at: NOW - 5 * MINUTE, status: 'failed', problem: 'It broke.' })
  await step(8, NOW - MINUTE)
  await turns.claim(9, claimed(NOW))

  const { body } = await ask({ turns })
  expect(body.live.since).toBe('2026-11-21T11:52:00.000Z')
  expect(body.builds).toHaveLength(6)
  expect(body.builds.slice(-4)).toMatchObject([
    { status: 'succeeded', endedAt: NOW - 8 * MINUTE },
    { status: 'failed', problem: 'It broke.' },
    { status: 'running', startedAt: NOW - MINUTE + 3_000, endedAt: null },
    { status: 'waiting', startedAt: null },
  ])
})

test('an edit that the site shows already has come to its end without a build', async () => {
  const turns = createTurns(sharedStore().store)
  await turns.claim(1, claimed(NOW - MINUTE))
  await turns.start(1, { at: NOW - MINUTE, from: 'b1' })
  await turns.end(1, { at: NOW - MINUTE, status: 'needless' })
  const { body } = await ask({ turns })
  expect(body.builds).toMatchObject([{ status: 'succeeded', endedAt: NOW - MINUTE }])
})

test('a build that never said how it ended runs no longer after its time', async () => {
  const turns = createTurns(sharedStore().store)
  await turns.claim(1, claimed(NOW - 60 * MINUTE))
  await turns.start(1, { at: NOW - 60 * MINUTE, from: 'b1' })
  expect((await ask({ turns })).body.builds).toMatchObject([{ status: 'failed' }])
})

test('a site that does not know what it shows says so', async () => {
  const fetch = async () => new Response('Not Found', { status: 404 })
  const { body } = await ask({ fetch, published: async () => null, report: async () => undefined })
  expect(body).toMatchObject({ live: null, report: null })
})
