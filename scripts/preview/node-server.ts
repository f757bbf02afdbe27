import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Handler } from './handle.ts'

/** Netlify refuses a larger body of a request to a function. */
const MAX_BODY_BYTES = 6 * 1024 * 1024

/** Puts a handler of web requests behind Node's server. A handler that throws costs a 500, never the server. */
export const nodeServer = (handler: Handler, log: (line: string) => void): Server =>
  createServer(async (incoming, outgoing) => {
    try {
      const request = await webRequest(incoming)
      await send(request instanceof Response ? request : await handler(request), outgoing)
    } catch (error) {
      if (incoming.destroyed && outgoing.destroyed) return
      log(`${incoming.method} ${incoming.url}: ${error instanceof Error ? error.message : error}`)
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' })
      outgoing.end('Internal Server Error\n')
    }
  })

/** The request in the web's terms, or the answer to one that cannot be. */
const webRequest = async (incoming: IncomingMessage): Promise<Request | Response> => {
  const method = incoming.method ?? 'GET'
  const url = addressOf(incoming)
  if (!url) return new Response('Bad Request\n', { status: 400 })
  if (method === 'TRACE' || method === 'CONNECT') {
    return new Response('Method Not Allowed\n', { status: 405 })
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(incoming)
  if (body === 'too large') return new Response('Payload Too Large\n', { status: 413 })
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  return new Request(url, {
    method,
    headers,
    body: body?.length ? new Uint8Array(body) : undefined,
  })
}

/** The address that was asked for. `//x` is a path here, not another host. */
const addressOf = (incoming: IncomingMessage): URL | undefined => {
  const { url = '', headers, socket } = incoming
  const host = headers.host ?? `${socket.localAddress}:${socket.localPort}`
  try {
    const absolute = url.startsWith('/') ? undefined : new URL(url)
    return new URL(`http://${host}${absolute ? absolute.pathname + absolute.search : url}`)
  } catch {
    return undefined
  }
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer | 'too large'> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return bytes > MAX_BODY_BYTES ? 'too large' : Buffer.concat(chunks)
}

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (!response.body) {
    outgoing.end()
    return
  }
  try {
    await pipeline(Readable.fromWeb(response.body as never), outgoing)
  } catch (error) {
    // The client went away, as a film's player does all the time.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
