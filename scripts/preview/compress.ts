import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** What an edge spends on an answer: near the size of the best, in a fraction of its time. */
const BROTLI_QUALITY = 5

/** Compresses text in a way that the client knows, as Netlify's edge does; parts of a file stay as they are. */
export const compress = (request: Request, response: Response): Response => {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 206 || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return response
  if (response.headers.has('content-encoding')) return response
  const { status } = response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(request)
  if (!encoding) return new Response(response.body, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  headers.delete('accept-ranges')
  const etag = headers.get('etag')
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
  if (!response.body) return new Response(null, { status, headers })
  const compressor = encoding === 'br' ? brotli() : createGzip()
  const body = pipeline(Readable.fromWeb(response.body as never), compressor, () => {})
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers })
}

const brotli = () =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

const encodingFor = (request: Request): 'br' | 'gzip' | undefined => {
  const offered = parseAccept(request.headers.get('accept-encoding') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding))
}
