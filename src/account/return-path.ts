/** Any: only what follows it counts. */
const ORIGIN = 'https://site.invalid'

/**
 * A path of this site to go on to, or undefined. What came by an address may be anybody's, so nothing that
 * a browser would take for another site passes (`//x`, `/\x`, `https:…`), and no function.
 */
export const returnPath = (wanted: string | null | undefined): string | undefined => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, ORIGIN)
  // "/.//x" is a path of ours that would not be one when it is read again.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined
  if (pathname === '/api' || pathname.startsWith('/api/')) return undefined
  return pathname + search + hash
}

/** The address of a page, with where to go on to after it. */
export const withReturn = (page: string, path: string): string =>
  `${page}?next=${encodeURIComponent(path)}`
