import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createCmsClient } from '#src/cms/client.ts'
import { CmsError } from '#src/cms/errors.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const reply =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

/** The error of `GET /api/pages?a=b`. */
async function failure(url: string): Promise<CmsError> {
  const client = createCmsClient({ url, token: 'secret', timeoutMs: 2_000, retryDelayMs: 1 })
  const error = await client.call({ path: 'pages', query: 'a=b' }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(CmsError)
  return error as CmsError
}

test('sends the token and leaves the query as it is', async () => {
  let seen = {}
  const url = await serve((request, response) => {
    seen = { url: request.url, token: request.headers.authorization }
    reply(200, 'application/json', '{"data":1}')(request, response)
  })
  const client = createCmsClient({ url, token: 'secret' })
  expect(await client.call({ path: 'pages', query: 'populate[a][on][b.c]=true' })).toEqual({
    data: 1,
  })
  expect(seen).toEqual({ url: '/api/pages?populate[a][on][b.c]=true', token: 'Bearer secret' })
})

test('has links to files in short, whether they were copied at its own or at its editors’ address', async () => {
  const url = await serve((_request, response) => {
    const links = ['https://cms.example', url, 'https://other.example'].map(
      (address) => `${address}/uploads/a.pdf`,
    )
    reply(200, 'application/json', JSON.stringify(links))(_request, response)
  })
  const client = createCmsClient({ url, publicUrl: 'https://cms.example' })
  expect(await client.call({ path: 'pages' })).toEqual([
    '/uploads/a.pdf',
    '/uploads/a.pdf',
    'https://other.example/uploads/a.pdf',
  ])
})

test('sends a body as JSON', async () => {
  const url = await serve((request, response) => {
    request.on('data', (body) => reply(200, 'application/json', body)(request, response))
  })
  const client = createCmsClient({ url })
  const body = { identifier: 'a', password: 'b' }
  expect(await client.call({ method: 'POST', path: 'auth/local', body })).toEqual(body)
})

test.each([
  [401, 'Unauthorized', 'CMS_TOKEN'],
  [403, 'Forbidden', 'The token may not read this'],
  [404, 'Not Found', 'CMS_URL'],
  [429, 'Too Many Requests', 'wait'],
  [431, 'Request Header Fields Too Large', 'too long'],
  [500, 'Internal Server Error', 'log'],
])('names call, status and remedy of %i', async (status, text, remedy) => {
  const url = await serve(reply(status, 'application/json', '{}'))
  const error = await failure(url)
  expect(error.message).toContain(`[GET] "${url}/api/pages?a=b": ${status} ${text}. `)
  expect(error.hint).toContain(remedy)
  expect(error.status).toBe(status)
  expect(error.cause).toBeInstanceOf(Error)
})

test('says where the CMS is now if it moved to another host, which gets no token', async () => {
  const now = await serve((request, response) =>
    reply(request.headers.authorization ? 200 : 403, 'application/json', '{}')(request, response),
  )
  const moved = createServer((request, response) =>
    response.writeHead(301, { location: now + request.url }).end(),
  )
  await new Promise<void>((listening) => moved.listen(0, '127.0.0.1', listening))
  try {
    const before = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`
    const { message } = await failure(before)
    expect(message).toContain(`[GET] "${before}/api/pages?a=b": 403 Forbidden. `)
    expect(message).toContain(`set CMS_URL to ${now}`)
  } finally {
    moved.closeAllConnections()
    moved.close()
  }
})

test('passes on what Strapi says', async () => {
  const body = JSON.stringify({ data: null, error: { status: 400, message: 'Invalid key foo' } })
  const error = await failure(await serve(reply(400, 'application/json', body)))
  expect(error.message).toContain('400 Bad Request (Invalid key foo). ')
  expect(error.reason).toBe('Invalid key foo')
})

test('says that HTML is no answer of the CMS', async () => {
  const error = await failure(await serve(reply(200, 'text/html', '<!doctype html>')))
  expect(error.message).toContain('200 with text/html instead of JSON. Something other than')
})

test('says that JSON is cut off', async () => {
  const error = await failure(await serve(reply(200, 'application/json', '{"data":[')))
  expect(error.message).toContain('200 with JSON that is cut off')
})

test('says that nothing listens', async () => {
  const url = await serve(reply(200, 'application/json', '{}'))
  await new Promise((closed) => server?.close(closed))
  expect((await failure(url)).message).toContain(
    '<no response> ECONNREFUSED. Nothing listens there',
  )
})

test('says that there was no answer in time', async () => {
  const error = await failure(await serve(() => {}))
  expect(error.message).toContain('<no response> in time. The CMS takes too long')
})

test('says that the connection broke', async () => {
  const error = await failure(await serve((request) => request.socket.destroy()))
  expect(error.message).toMatch(/<no response> .+\. The connection broke/)
})

test('cuts an address that nobody would read', async () => {
  const url = await serve(reply(500, 'application/json', '{}'))
  const client = createCmsClient({ url, retryDelayMs: 1 })
  const call = client.call({ path: 'pages', query: `a=${'b'.repeat(5000)}` })
  await expect(call).rejects.toThrow(/^\[GET\] ".{100,160}…": 500/)
})

test('keeps to the number of calls at once', async () => {
  let running = 0
  let most = 0
  const url = await serve((request, response) => {
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      reply(200, 'application/json', '{}')(request, response)
    }, 5)
  })
  const client = createCmsClient({ url, concurrency: 3 })
  await Promise.all(Array.from({ length: 10 }, () => client.call({ path: 'pages' })))
  expect(most).toBe(3)
  expect(client.calls()).toBe(10)
})
