import { type Server, STATUS_CODES } from 'node:http'
import { serve } from 'srvx'
import type { Handler } from './handle.ts'

/** Netlify refuses a larger body of a request to a function. */
const MAX_BODY_BYTES = 6 * 1024 * 1024

/**
 * Puts a handler of web requests behind Node's server, which does not listen yet. A handler that throws
 * costs a 500, never the server.
 */
export const nodeServer = (handler: Handler, log: (line: string) => void): Server => {
  const { node } = serve({
    manual: true,
    silent: true,
    maxRequestBodySize: MAX_BODY_BYTES,
    fetch: async (incoming) => {
      const { method, url, ip = '' } = incoming
      if (method === 'TRACE') return new Response('Method Not Allowed\n', { status: 405 })
      const headers = new Headers(incoming.headers)
      if (!URL.canParse(`http://${headers.get('host')}`)) {
        return new Response('Bad Request\n', { status: 400 })
      }
      headers.set('x-forwarded-for', ip)
      const body = await incoming.arrayBuffer()
      return withReason(
        await handler(new Request(url, { method, headers, body: body.byteLength ? body : null })),
      )
    },
    error: (error) => {
      if ((error as { status?: number }).status === 413) {
        return new Response('Payload Too Large\n', { status: 413 })
      }
      log((error as Error).message)
      return new Response('Internal Server Error\n', { status: 500 })
    },
  })
  return node?.server as Server
}

/** With the words beside the status, as servers of HTTP/1.1 send them. */
const withReason = ({ body, status, headers }: Response): Response =>
  new Response(body, { status, headers, statusText: STATUS_CODES[status] ?? '' })
