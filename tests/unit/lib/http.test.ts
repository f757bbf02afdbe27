import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttp } from '#src/lib/http.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers each request with the next listener, the last one for ever. */
async function serve(
  ...listeners: RequestListener[]
): Promise<{ url: string; count: () => number }> {
  let count = 0
  server = createServer((request, response) => {
    const listener = listeners[Math.min(count, listeners.length - 1)]
    count += 1
    listener?.(request, response)
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, count: () => count }
}

const answer =
  (status: number, body = '{"ok":true}'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const neverAnswer: RequestListener = () => {}
const breakOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
  response.write('{"ok"', () => response.destroy())
}
const stall: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok"')
}

const http = createHttp({ timeoutMs: 2_000, retryDelayMs: 1 })

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'tries a GET once more on %i',
  async (status) => {
    const { url, count } = await serve(answer(status), answer(200))
    expect(await http(url)).toEqual({ ok: true })
    expect(count()).toBe(2)
  },
)

test.each([400, 401, 403, 404, 501])('does not try a GET again on %i', async (status) => {
  const { url, count } = await serve(answer(status))
  await expect(http(url)).rejects.toThrow(`[GET] "${url}": ${status}`)
  expect(count()).toBe(1)
})

test('gives up after the second try and says method, address and status (§7.12)', async () => {
  const { url, count } = await serve(answer(503))
  await expect(http(url)).rejects.toThrow(`[GET] "${url}": 503 Service Unavailable`)
  expect(count()).toBe(2)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never tries a %s again (§7.13)', async (method) => {
  const { url, count } = await serve(answer(503), answer(200))
  await expect(http(url, { method })).rejects.toThrow(`[${method}] "${url}": 503`)
  expect(count()).toBe(1)
})

test('gives the second try a time of its own when the first one ran out of it', async () => {
  const { url, count } = await serve(neverAnswer, answer(200))
  expect(await http(url)).toEqual({ ok: true })
  expect(count()).toBe(2)
})

test.each([
  ['breaks off', breakOff],
  ['stalls', stall],
])('tries again when the body %s', async (_what, listener) => {
  const { url, count } = await serve(listener, answer(200))
  expect(await http(url)).toEqual({ ok: true })
  expect(count()).toBe(2)
})

test('ends at once when the caller does, without another try', async () => {
  const { url, count } = await serve(neverAnswer)
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 50)
  await expect(http(url, { signal: stop.signal })).rejects.toThrow('aborted')
  expect(count()).toBe(1)
})
