import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getMimeType, mimes } from 'hono/utils/mime'
import type { FoundFile } from './find-file.ts'

/** What Netlify sends with a file when no rule says otherwise. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** The captions of films are not among the library's types. */
const TYPES = { ...mimes, vtt: 'text/vtt' }

type Range = { start: number; end: number }

/**
 * A file as an answer to GET or HEAD: 200, 206 for a part of it, 304 when the client has it already,
 * 416 for a part beyond its end.
 *
 * The static files of srvx do most of this, but name a version by size and time: never the same name for the same bytes
 * of two builds, as Netlify has it, and none with which `if-range` may ask for a part. Hono's serve no parts.
 */
export const fileResponse = async (request: Request, file: FoundFile): Promise<Response> => {
  const etag = await etagOf(file)
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': CACHE_CONTROL,
    'content-type': contentType(file.path),
    etag,
  })
  if (hasAlready(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const range = requestedRange(request, file.size, etag)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.set('content-length', `${end - start + 1}`)
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  return new Response(body(request, file, { start, end }), { status: range ? 206 : 200, headers })
}

/** A file under another status, such as the page for what is not found: never cached, never in part. */
export const errorResponse = (request: Request, file: FoundFile, status: number): Response =>
  new Response(body(request, file, { start: 0, end: file.size - 1 }), {
    status,
    headers: {
      'cache-control': CACHE_CONTROL,
      'content-length': `${file.size}`,
      'content-type': contentType(file.path),
    },
  })

const body = (request: Request, file: FoundFile, range: Range): BodyInit | null => {
  if (request.method === 'HEAD' || file.size === 0) return null
  return Readable.toWeb(createReadStream(file.path, range)) as ReadableStream<Uint8Array>
}

const hasAlready = (ifNoneMatch: string | null, etag: string): boolean => {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

/** One range of bytes; anything else than that is answered with the whole file, as the standard allows. */
const requestedRange = (
  request: Request,
  size: number,
  etag: string,
): Range | 'unsatisfiable' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (request.method !== 'GET') return undefined
  const ifRange = request.headers.get('if-range')
  if (ifRange !== null && ifRange !== etag) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start <= end && start < size ? { start, end } : 'unsatisfiable'
}

const etags = new Map<string, { version: string; etag: string }>()

/** The hash of the bytes, as Netlify's CDN has it; kept while the file stays the same. */
const etagOf = async (file: FoundFile): Promise<string> => {
  const known = etags.get(file.path)
  if (known?.version === file.version) return known.etag
  const hash = createHash('sha1')
  await pipeline(createReadStream(file.path), hash)
  const etag = `"${hash.digest('hex')}"`
  etags.set(file.path, { version: file.version, etag })
  return etag
}

/** The content type of a file, by its name. */
export const contentType = (path: string): string =>
  getMimeType(path, TYPES) ?? 'application/octet-stream'
