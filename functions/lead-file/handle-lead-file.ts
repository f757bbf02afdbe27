import type { Note } from '#functions/lib/observed.ts'
import { checkFileLink } from '#src/lead/files/file-link.ts'
import { isFileKey, type LeadFiles } from '#src/lead/files/file-store.ts'

/** A stranger wrote the file: nothing in it may run, be guessed at, be kept or be found. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const LINK_ENDED =
  'This link has ended. Whoever runs the site can send a new one: npm run leads -- replay ID'

/** Answers a signed link with the file, to be saved: 403 for a link of nobody's making, 410 for one that has ended. */
export const handleLeadFile = async (
  request: Request,
  { files, now, note }: { files: LeadFiles; now: () => number; note: Note },
): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'Method Not Allowed', { allow: 'GET, HEAD' })
  }
  const query = new URL(request.url).searchParams
  const key = query.get('file') ?? ''
  const file = isFileKey(key) ? await files.get(key) : undefined
  // Whether there is such a file is told to nobody without a link.
  const link = file ? checkFileLink(query, { key, secret: file.secret, now: now() }) : 'forged'
  note({ link })
  if (!file || link === 'forged') return say(403, 'There is no such file, or it was deleted')
  if (link === 'expired') {
    return say(410, LINK_ENDED)
  }
  const headers = {
    ...HEADERS,
    'content-type': file.mime,
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encoded(file.name)}`,
  }
  const body = request.method === 'HEAD' ? null : Buffer.from(file.data, 'base64')
  return new Response(body, { headers })
}

const say = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}.\n`, { status, headers: { ...HEADERS, ...headers } })

/** RFC 8187. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
