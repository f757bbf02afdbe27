import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { LRUCache } from 'lru-cache'

/** What an edge spends on an answer: near the size of the best, in a fraction of its time. */
const BROTLI_QUALITY = 5

/** How many bytes of compressed answers are kept. */
const KEPT_BYTES = 100_000_000

/** Compressed answers by address and version, as an edge keeps them; what was longest not asked for goes first. */
const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length + 1,
})

/**
 * Compresses text in a way that the client knows, as Netlify's edge does; parts of a file stay as they are. Hono's
 * middleware, of which this takes the types to compress and the reading of the header, has no brotli.
 */
export const compress = async (request: Request, response: Response): Promise<Response> => {
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
  const { body } = response
  if (!body) return new Response(null, { status, headers })
  if (!etag) return new Response(compressed(body, encoding), { status, headers })
  const name = `${encoding} ${etag} ${request.url}`
  const known = kept.get(name)
  if (known) await body.cancel()
  const bytes = known ?? (await new Response(compressed(body, encoding)).bytes())
  kept.set(name, bytes)
  return new Response(bytes, { status, headers })
}

const compressed = (body: ReadableStream<Uint8Array>, encoding: 'br' | 'gzip') => {
  const compressor = encoding === 'br' ? brotli() : createGzip()
  const piped = pipeline(Readable.fromWeb(body as never), compressor, () => {})
  return Readable.toWeb(piped) as ReadableStream<Uint8Array>
}

const brotli = () =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

const encodingFor = (request: Request): 'br' | 'gzip' | undefined => {
  const offered = parseAccept(request.headers.get('accept-encoding') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding))
}
