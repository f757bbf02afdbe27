import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { type Lookup, lookupFile } from '#src/lib/redirect-lookup.ts'
import { splitPath } from '#src/models/addresses/address.ts'

/** Of a site that has few redirects: they are all in `_redirects`, and nothing leads here but who asks for it. */
const NOTHING: Lookup = { redirects: {}, notFoundBelow: [] }

/** Files of this very deploy, which do not change while the function lives. */
const lookups = new Map<string, Promise<Lookup>>()

/**
 * Answers a path that no file has, on a site with more redirects than `_redirects` should hold: with its
 * redirect, or with the page for what is not found, in the language of its first segment where it has
 * one. The path that was asked for stands behind the function's own, or is the whole where the platform
 * hands over the visitor's address.
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
  const page = await fetchFile(`${origin}${segment ? `/${segment}` : ''}/404.html`)
  if (!page.ok) return new Response('Not Found\n', { status: 404 })
  return new Response(page.body, { status: 404, headers: pageHeaders(page.headers) })
}

/** What is about the bytes as they were sent, which `fetch` has taken apart. */
const OF_THE_TRANSFER = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']

/** The page keeps its policy and all else that the site says of its pages, but is no page of its own to a cache. */
const pageHeaders = (headers: Headers): Headers => {
  const kept = new Headers(headers)
  for (const name of [...OF_THE_TRANSFER, 'etag', 'age', 'date']) kept.delete(name)
  kept.set('content-type', 'text/html; charset=utf-8')
  return kept
}

// Literals only: Netlify reads this without running it.
export const config: Config = { path: ['/api/redirect', '/api/redirect/*'] }

/** As Netlify's rules have it: a target without a query takes over the request's. */
const withQuery = (to: string, search: string): string => {
  const { path, suffix } = splitPath(to)
  return suffix.startsWith('?') ? to : path + search + suffix
}

const lookup = (url: string, fetchFile: typeof fetch): Promise<Lookup> => {
  const known = lookups.get(url)
  if (known !== undefined) return known
  const loading = fetchFile(url).then(async (response): Promise<Lookup> => {
    if (response.status === 404) return NOTHING
    if (!response.ok) throw new Error(`The redirects cannot be read: ${url}: ${response.status}`)
    return (await response.json()) as Lookup
  })
  lookups.set(url, loading)
  loading.catch(() => lookups.delete(url))
  return loading
}

/** The path without a slash at its end, decoded; as it came where it cannot be. */
const decoded = (path: string): string => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}
