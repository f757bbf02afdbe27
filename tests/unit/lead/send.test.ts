import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { LeadError, newSubmissionId, sendLead } from '#src/lead/send.ts'
import { type Submission, submission } from '#src/lead/submission.ts'

const lead = {
  submissionId: newSubmissionId(),
  formKey: 'interest',
  fields: { name: 'Anna' },
  consent: true,
} as Submission

let logged: MockInstance<typeof console.error>

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

test('a lead is sent as JSON that the function takes, and its id comes back', async () => {
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(submission.parse(JSON.parse(String(init?.body)))).toMatchObject(lead)
    return Response.json({ status: 'accepted', id: 'x' })
  })
  expect(await sendLead(lead, { fetch: fetch as never })).toEqual({ status: 'accepted', id: 'x' })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/lead')
})

test('what is wrong with the fields is thrown, and logged (§8.7)', async () => {
  const fields = { name: { key: 'rule.required', message: 'This field is required' } }
  const error = { code: 'invalid', message: 'Some fields are not right.', fields }
  const fetch = async () => Response.json({ error }, { status: 422 })
  const thrown = await sendLead(lead, { fetch: fetch as never }).catch((error) => error)
  expect(thrown).toBeInstanceOf(LeadError)
  expect(thrown.fields).toEqual(fields)
  expect(thrown.message).toContain('[POST] "/api/lead": 422')
  expect(logged).toHaveBeenCalledWith(thrown)
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  [
    '503',
    async () => new Response('{"error":{"code":"unavailable","message":"x"}}', { status: 503 }),
  ],
  ['Netlify’s own 429', async () => new Response('Too many', { status: 429 })],
  ['a page in the place of an answer', async () => new Response('<p>')],
])('%s is thrown after one try', async (_name, answer) => {
  const fetch = vi.fn(answer)
  const thrown = await sendLead(lead, { fetch: fetch as never }).catch((error) => error)
  expect(thrown).toBeInstanceOf(LeadError)
  expect(thrown.fields).toEqual({})
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledTimes(1)
})

test('every submission has an id of its own', () => {
  expect(new Set(Array.from({ length: 100 }, newSubmissionId)).size).toBe(100)
})
