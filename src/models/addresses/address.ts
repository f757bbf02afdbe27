/** An address of another site. */
export const isExternal = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(href)

/** Splits `/a?b#c` into `/a` and `?b#c`. */
export const splitPath = (href: string): { path: string; suffix: string } => {
  const end = href.search(/[?#]/)
  return end < 0
    ? { path: href, suffix: '' }
    : { path: href.slice(0, end), suffix: href.slice(end) }
}

/** A path as paths are compared: decoded, without a slash at its end; undefined if it cannot be read. */
export const decodedPath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, '')
  } catch {
    return undefined
  }
}
