/**
 * What a redirect takes over, from the address that its editor wrote: one decoded path, or with `below` everything
 * below it. A server ignores an empty query and a hash; a redirect with a query does not affect the page itself.
 * Undefined if the address is no path of the site.
 */
export type Source = { path: string; below: boolean; query: string }

export function sourceOf(from: string): Source | undefined {
  const [, address = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(from.trim()) ?? []
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const below = address.endsWith('/*')
  const bare = (below ? address.slice(0, -2) : address).replace(/\/+$/, '') || '/'
  try {
    return { path: decodeURIComponent(bare), below, query: `${new URLSearchParams(query)}` }
  } catch {
    return undefined
  }
}

/** As the site compares addresses; later pages of a list are pages too. */
const comparable = (path: string): string => path.normalize('NFC').toLowerCase()

/** Whether a redirect would take the address of a page. */
export function covers({ path, below, query }: Source, page: string): boolean {
  if (query) return false
  const [from, to] = [comparable(path), comparable(page)]
  if (!below) return from === to || from.replace(/\/page\/[1-9]\d*$/, '') === to
  return from === '/' || to === from || to.startsWith(`${from}/`)
}
