import { expect, test, vi } from 'vitest'
import { createSentReport } from '#functions/lead/report-sent.ts'
import { signWebhook } from '#src/lead/outbox/crm.ts'
import { memoryStore } from './memory-store.ts'
import { formValues, leadHandler, post, postForm, submission } from './sample.ts'

const URL = 'https://hooks.example/leads'
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Sends a lead, and waits for all that goes on after the answer. */
const send = async (answers: (() => Promise<Response>)[], more = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers) fetch.mockImplementationOnce(answer)
  const after: Promise<unknown>[] = []
  const handle = leadHandler(memoryStore(), {
    reportSent: createSentReport({ url: URL, secret: SECRET, fetch, now: () => 1_700_000_000_000 }),
  })
  const response = await handle(post(submission(more)), { waitUntil: (work) => after.push(work) })
  await Promise.all(after)
  return { fetch, response, answer: (await response.json()) as { id: string } }
}
const fine = async () => new Response(null, { status: 204 })
const broken = async () => new Response(null, { status: 500 })

test('a lead is reported once, signed, under its id, without what was typed', async () => {
  const { fetch, answer } = await send([fine], {
    page: 'https://mira.example/units/tower-101?email=anna@example.com',
    subject: { unit: 'Residence 101', unitId: 'u1', project: 'Tower' },
    price: 2_450_000,
    currency: 'AED',
  })
  expect(fetch).toHaveBeenCalledTimes(1)
  const [url, { headers, body } = {}] = fetch.mock.calls[0] ?? []
  expect(url).toBe(URL)
  expect(JSON.parse(String(body))).toEqual({
    event: 'generate_lead',
    lead_id: answer.id,
    at: expect.stringMatching(/^20/),
    form: 'interest',
    language: 'en',
    path: '/units/tower-101',
    project: 'Tower',
    home: 'Residence 101',
    value: 2_450_000,
    currency: 'AED',
  })
  expect(String(body)).not.toMatch(/anna|\+971|@|Lead \d/i)
  expect(headers).toMatchObject({
    'webhook-id': answer.id,
    'webhook-signature': signWebhook(SECRET, {
      id: answer.id,
      timestamp: 1_700_000_000,
      body: String(body),
    }),
  })
})

test('a receiver that fails is tried once more, then logged, and the lead is taken all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const again = await send([broken, fine])
  expect(again.fetch).toHaveBeenCalledTimes(2)
  expect(warn).not.toHaveBeenCalled()
  const failed = await send([broken, () => Promise.reject(new TypeError('fetch failed'))])
  expect(failed.response.status).toBe(200)
  expect(warn.mock.calls).toEqual([
    [JSON.stringify({ event: 'lead report', lead: failed.answer.id, problem: 'TypeError' })],
  ])
  warn.mockRestore()
})

test.each([
  ['of a page without a price', {}],
  ['with a price in no currency', { price: 2_450_000 }],
  ['with a price that is none', { price: '2450000' as never, currency: 'AED' }],
  ['with a price below nothing', { price: -1, currency: 'AED' }],
  ['in a currency that is none', { price: 2_450_000, currency: '<b>' }],
])('a lead %s is reported without a value', async (_name, more) => {
  const { fetch } = await send([fine], more)
  const report = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))
  expect(report).not.toHaveProperty('value')
  expect(report).not.toHaveProperty('currency')
})

test('the price of the page comes with a form without scripts too', async () => {
  const reportSent = vi.fn(async () => undefined)
  const handle = leadHandler(memoryStore(), { reportSent })
  const values = { ...formValues, 'page-price': '2450000', 'page-currency': 'AED' }
  expect((await handle(postForm(values), { waitUntil: () => {} })).status).toBe(303)
  expect(reportSent).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ price: 2_450_000, currency: 'AED' }),
  )
})

test('what looks like spam is not reported', async () => {
  const { fetch, response } = await send([fine], { trap: 'x' })
  expect(response.status).toBe(200)
  expect(fetch).not.toHaveBeenCalled()
})
