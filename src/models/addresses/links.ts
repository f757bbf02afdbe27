import { decodedPath, isExternal, splitPath } from './address.ts'
import type { RedirectRule } from './redirect-rule.ts'
import { applyRedirects, MAX_PATH_LENGTH } from './redirects.ts'

/**
 * Where a link leads. External ones leave the site and are full page loads. `href` is '' where an editor wrote an
 * address that no link may have: the text is then shown without a link.
 */
export type Href = { href: string; external: boolean; file?: LinkedFile }

/** A file that a link gives: what it is called when it is saved, and its type and size in words, such as "PDF, 1.2 MB". */
export type LinkedFile = { name: string; facts: string }

/** A text that leads somewhere. */
export type Link = Href & { label: string; newTab: boolean }

const OTHER_SCHEMES = /^(?:mailto|tel|sms):/i

/**
 * Resolves an address of the content, as an editor wrote it in one language, to a path of the site:
 * the locale's prefix is added, old addresses become their targets. Returns undefined for an address
 * that leads to nothing.
 *
 * @param options.href a path without prefix (`/about`), with one (`/ar/about`), an anchor, a mail or
 * telephone address, or a full address.
 * @param options.prefix the prefix of the language of the text.
 * @param options.inLanguage the same page in the language of the text, where it has one: a link to a
 * page of another language is led there.
 */
export const resolveHref = (options: {
  href: string
  prefix: string
  rules: RedirectRule[]
  isPage: (path: string) => boolean
  inLanguage: (path: string) => string
}): Href | undefined => {
  const { href, prefix, rules, isPage, inLanguage } = options
  if (href.startsWith('#')) return { href, external: false }
  if (OTHER_SCHEMES.test(href)) return { href, external: true }
  if (isExternal(href))
    return /^(?:https?:)?\/\//i.test(href) ? { href, external: true } : undefined
  if (!href.startsWith('/')) return undefined

  const { path, suffix } = splitPath(href)
  for (const start of prefix ? [prefix + (path === '/' ? '' : path), path] : [path]) {
    const target = follow(start, rules, isPage)
    if (!target) continue
    if (isExternal(target)) return { href: target, external: true }
    const end = splitPath(target)
    return { href: inLanguage(end.path) + (end.suffix || suffix), external: false }
  }
  return undefined
}

/** The page or the external address at the end of a path's redirects, or none. */
const follow = (
  start: string,
  rules: RedirectRule[],
  isPage: (path: string) => boolean,
): string | undefined => {
  const passed = new Set<string>()
  let current = start
  while (!passed.has(current) && current.length <= MAX_PATH_LENGTH) {
    passed.add(current)
    if (isExternal(current)) return current
    const { path } = splitPath(current)
    const decoded = decodedPath(path) ?? path
    if (isPage(decoded)) return decoded + splitPath(current).suffix
    const next = applyRedirects(decoded, rules)
    if (next === undefined) return undefined
    current = next
  }
  return undefined
}
