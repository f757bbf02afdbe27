import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { redeliver } from '#src/lead/outbox/redeliver.ts'
import { CRM_YES, type CrmYes } from '#src/site/crm.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { memoryStore } from './memory-store.ts'
import { leadHandler, post, submission } from './sample.ts'

const PAGE = '<!doctype html><title>We are back soon</title>'

let receiver: CrmReceiver

beforeAll(async () => {
  receiver = await startCrmReceiver()
})

afterAll(() => receiver.close())
beforeEach(() => receiver.taken.clear())

test('three leads that met a maintenance page with status 200 reach the CRM later, once each', async () => {
  const store = memoryStore()
  const outbox = createOutbox(store)
  const crm = createCrm({ host: receiver.host })
  await receiver.setFault({ kind: 'page', type: 'text/html; charset=utf-8', body: PAGE })
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const answer = await leadHandler(store, { crm })(post(submission()))
    expect(answer.status).toBe(200)
    ids.push(((await answer.json()) as { id: string }).id)
  }
  expect(states(store)).toEqual(['pending', 'pending', 'pending'])

  let later = 60_000
  const now = () => Date.now() + later
  const run = () =>
    redeliver({
      ...{ outbox, crm, now, random: Math.random, report: () => {} },
      deadline: now() + 20_000,
    })
  expect(await run()).toMatchObject({ failed: 3, delivered: 0 })
  expect([...store.entries.values()].map((text) => JSON.parse(text).problem)).toEqual(
    Array(3).fill('HTTP 200, but a page of HTML'),
  )

  await receiver.setFault(undefined)
  later += 3_600_000
  await run()
  await run()
  expect(states(store)).toEqual(['delivered', 'delivered', 'delivered'])
  expect([...receiver.taken].map(([id, { times }]) => [id, times]).toSorted()).toEqual(
    ids.map((id) => [id, 1]).toSorted(),
  )
})

const states = (store: { entries: Map<string, string> }) =>
  [...store.entries.keys()].map((key) => key.split('/')[0])

type Answered = { status?: number; type?: string; body?: string; location?: string }

const sent = async (answered: Answered, yes: CrmYes = CRM_YES) => {
  const { status = 200, type, body = '', location } = answered
  const headers = { ...(type && { 'content-type': type }), ...(location && { location }) }
  const crm = createCrm({
    host: 'https://crm.example',
    yes,
    fetch: async () => {
      const bodiless = [204, 205, 304].includes(status)
      const response = new Response(bodiless ? null : new TextEncoder().encode(body), { status })
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    },
  })
  const store = memoryStore()
  await leadHandler(store)(post(submission()))
  const [record] = [...store.entries.values()].map((text) => JSON.parse(text))
  const delivery = await crm(record, 1_000)
  return delivery.status === 'delivered' ? 'delivered' : delivery.problem
}

describe('unless the owner says otherwise, a lead is taken', () => {
  test.each<[string, Answered]>([
    ['200 with JSON', { type: 'application/json', body: '{"ok":true}' }],
    ['200 with JSON that does not say so', { body: '{"ok":true}' }],
    ['201 with text', { status: 201, type: 'text/plain', body: 'ok' }],
    ['202 and nothing', { status: 202 }],
    ['204', { status: 204 }],
    ['200 with nothing of type HTML, as PHP has it', { type: 'text/html' }],
    ['200 with XML', { type: 'application/xml', body: '<answer>ok</answer>' }],
    ['200 with XML that does not say so', { body: '<?xml version="1.0"?><answer/>' }],
  ])('by %s', async (_name, answered) => {
    expect(await sent(answered)).toBe('delivered')
  })
})

describe('and not taken', () => {
  test.each<[string, Answered, string]>([
    ['a page', { type: 'text/html', body: PAGE }, 'HTTP 200, but a page of HTML'],
    ['a page of XHTML', { type: 'application/xhtml+xml', body: '<html/>' }, 'HTML'],
    ['a page that says it is JSON', { type: 'application/json', body: `\n ${PAGE}` }, 'HTML'],
    ['a page without a type', { body: `\ufeff<html>` }, 'HTML'],
    [
      'a page with 201',
      { status: 201, type: 'TEXT/HTML;x', body: 'Hello' },
      'HTTP 201, but a page',
    ],
    ['a redirect', { status: 302, location: '/login' }, 'HTTP 302'],
    ['a redirect with a body', { status: 307, body: '{"ok":true}' }, 'HTTP 307'],
    ['304', { status: 304 }, 'HTTP 304'],
    ['404 with JSON', { status: 404, body: '{"ok":true}' }, 'HTTP 404'],
    ['503 with nothing', { status: 503 }, 'HTTP 503'],
  ])('by %s', async (_name, answered, problem) => {
    expect(await sent(answered)).toContain(problem)
  })
})

describe('the owner decides', () => {
  const json = (body: string) => ({ type: 'application/json', body })

  test('which statuses count, and a redirect never does', async () => {
    const yes: CrmYes = { ...CRM_YES, status: [201, 399] }
    expect(await sent({ status: 200 }, yes)).toBe('HTTP 200')
    expect(await sent({ status: 201 }, yes)).toBe('delivered')
    expect(await sent({ status: 302, location: '/x' }, yes)).toBe('HTTP 302')
  })

  test('which types count', async () => {
    const yes: CrmYes = { ...CRM_YES, types: ['application/json'] }
    expect(await sent({ type: 'text/plain', body: 'ok' }, yes)).toBe(
      'HTTP 200, but an answer of another type',
    )
    expect(await sent({ type: 'application/JSON; charset=utf-8', body: '{}' }, yes)).toBe(
      'delivered',
    )
  })

  test.each([
    ['{"data":{"status":"ok"}}', 'delivered'],
    ['{"data":{"status":true}}', 'delivered'],
    ['{"data":{"status":"error","text":"Anna"}}', 'HTTP 200, but its answer does not say yes'],
    ['{"data":null}', 'HTTP 200, but its answer does not say yes'],
    ['[]', 'HTTP 200, but its answer does not say yes'],
    ['{"__proto__":{"status":"ok"}}', 'HTTP 200, but its answer does not say yes'],
    ['not JSON', 'HTTP 200, but its answer does not say yes'],
    ['', 'HTTP 200, but an empty answer'],
  ])('which field says yes: %s', async (body, outcome) => {
    const field = { path: ['data', 'status'], values: ['ok', true] }
    expect(await sent(json(body), { ...CRM_YES, field })).toBe(outcome)
  })
})

test('an answer that never ends is read no further than it says something', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(120)),
  })
  const crm = createCrm({
    host: 'https://crm.example',
    fetch: async () => new Response(endless),
  })
  const store = memoryStore()
  await leadHandler(store)(post(submission()))
  const [record] = [...store.entries.values()].map((text) => JSON.parse(text))
  expect(await crm(record, 1_000)).toEqual({ status: 'delivered' })
})

test('a request that neither answers nor hears its signal does not hold up the visitor', async () => {
  const store = memoryStore()
  const crm = createCrm({ host: receiver.host, fetch: () => new Promise(() => {}) })
  const answer = await leadHandler(store, { crm, answerMs: 300 })(post(submission()))
  expect(answer.status).toBe(200)
  expect(states(store)).toEqual(['pending'])
})
