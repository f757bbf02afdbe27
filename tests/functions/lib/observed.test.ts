import type { Context } from '@netlify/functions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { observed } from '#functions/lib/observed.ts'

const log = vi.spyOn(console, 'log')
const error = vi.spyOn(console, 'error')

beforeEach(() => {
  log.mockImplementation(() => {})
  error.mockImplementation(() => {})
})
afterEach(() => vi.resetAllMocks())

const context = { requestId: 'request-1' } as Context
const request = () =>
  new Request('https://mira.example/api/x?email=anna@example.com', {
    method: 'POST',
    body: 'Anna',
  })

/** The lines of a console's method, read. */
const lines = (spy: typeof log | typeof error) =>
  spy.mock.calls.map(([line]) => JSON.parse(String(line)))

test('writes one line for a request, with what the function noted, and its id is in the answer', async () => {
  const handler = observed('lead', async (_request, _context, note) => {
    note({ outcome: 'stored' })
    return new Response('fine', { status: 201, headers: { 'x-own': '1' } })
  })
  const response = await handler(request(), context)
  expect(response.status).toBe(201)
  expect(await response.text()).toBe('fine')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-own': '1',
    'x-request-id': 'request-1',
  })
  expect(lines(log)).toEqual([
    {
      event: 'request',
      function: 'lead',
      id: 'request-1',
      method: 'POST',
      status: 201,
      ms: expect.any(Number),
      outcome: 'stored',
    },
  ])
  expect(error).not.toHaveBeenCalled()
})

test('answers an exception with a 500 and logs where it happened, without its words', async () => {
  const handler = observed('lead', async (it) => Response.json(JSON.parse(await it.text())))
  const response = await handler(request(), context)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'internal',
      message: 'Something went wrong on our side. We’re already on it—please refresh the page.',
    },
  })
  const [line] = lines(error)
  expect(line).toMatchObject({ status: 500, error: 'SyntaxError', id: 'request-1' })
  expect(line.at).toContain('JSON.parse')
  expect(JSON.stringify(line)).not.toMatch(/anna/i)
  expect(response.headers.get('x-request-id')).toBe('request-1')
})

test('gives each request an id of its own where the platform gives none', async () => {
  const handler = observed('lead', () => Response.redirect('https://mira.example/', 302))
  const ids = await Promise.all(
    [1, 2].map(async () => (await handler(request(), {} as Context)).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(2)
  expect(lines(log).map(({ id }) => id)).toEqual(ids)
})

test('what a function notes does not take the place of what every line has', async () => {
  const handler = observed('lead', (_request, _context, note) => {
    note({ status: 1, event: 'other' })
    return new Response(null, { status: 204 })
  })
  expect((await handler(request(), context)).status).toBe(204)
  expect(lines(log)).toMatchObject([{ event: 'request', status: 204 }])
})
