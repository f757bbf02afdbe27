import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { get } from '#src/lib/get.ts'
import { type Lookup, lookupFile } from '#src/lib/redirect-lookup.ts'
import { splitPath } from '#src/models/addresses/address.ts'

/** For a site with few redirects: they are all in `_redirects`, and only direct requests arrive here. */
const NOTHING: Lookup = { redirects: {}, notFoundBelow: [] }

/** For each of two tries to read a file of the site. */
const TIMEOUT_MS = 5_000

const ask = (url: string, fetch: typeof globalThis.fetch): Promise<Response> =>
  get(url, { timeoutMs: TIMEOUT_MS, fetch })

/** Files of this deploy, which do not change while the function lives. */
const lookups = new Map<string, Promise<Lookup>>()

/**
 * Answers a path that no file has, on a site with more redirects than `_redirects` should hold: with its
 * redirect, or with the not-found page, in the language of its first segment if it has one. The
 * requested path follows the function's own, or is the whole path if the platform passes the visitor's address.
 */
export default observed('redirect', (request) => answer(request, fetch))

export const answer = async (request: Request, fetchFile: typeof fetch): Promise<Response> => {
  const { origin, pathname, search } = new URL(request.url)
  const path = decoded(pathname.replace(/^\/api\/redirect(?=\/|$)/, '') || '/')
  const { redirects, notFoundBelow } = await lookup(`${origin}/${lookupFile(path)}`, fetchFile)
  const [to, status] = (Object.hasOwn(redirects, path) && redirects[path]) || []
  if (to && status) {
    return new Response(null, { status, headers: { location: withQuery(to, search) } })
  }

  const segment = notFoundBelow.find((it) => path === `/${it}` || path.startsWith(`/${it}/`))
  const page = await ask(`${origin}${segment ? `/${segment}` : ''}/404.html`, fetchFile)
  if (!page.ok) return new Response('Not Found\n', { status: 404 })
  return new Response(page.body, { status: 404, headers: pageHeaders(page.headers) })
}

/** Headers about the encoding of the bytes, which `fetch` has already decoded. */
const OF_THE_TRANSFER = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']

/** The page keeps its policy and its other headers, but caches must not store it under this address. */
const pageHeaders = (headers: Headers): Headers => {
  const kept = new Headers(headers)
  for (const name of [...OF_THE_TRANSFER, 'etag', 'age', 'date']) kept.delete(name)
  kept.set('content-type', 'text/html; charset=utf-8')
  return kept
}

// Literals only: Netlify reads this without running it.
export const config: Config = { path: ['/api/redirect', '/api/redirect/*'] }

/** As in Netlify's rules: a target without a query takes over that of the request. */
const withQuery = (to: string, search: string): string => {
  const { path, suffix } = splitPath(to)
  return suffix.startsWith('?') ? to : path + search + suffix
}

const lookup = (url: string, fetchFile: typeof fetch): Promise<Lookup> => {
  const known = lookups.get(url)
  if (known !== undefined) return known
  const loading = ask(url, fetchFile).then(async (response): Promise<Lookup> => {
    if (response.status === 404) return NOTHING
    if (!response.ok) throw new Error(`The redirects cannot be read: ${url}: ${response.status}`)
    return (await response.json()) as Lookup
  })
  lookups.set(url, loading)
  loading.catch(() => lookups.delete(url))
  return loading
}

/** The path without a slash at its end, decoded if possible. */
const decoded = (path: string): string => {
  // Without the first part, a long row of slashes would be looked at from each of its slashes.
  const trimmed = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
  try {
    return decodeURIComponent(trimmed)
  } catch {
    return trimmed
  }
}
