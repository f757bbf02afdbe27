import type { Entry } from '#src/cms/types.ts'
import type { Problem } from './site.ts'

/**
 * A redirect in Netlify's terms. `from` may end in `/*`, `to` may then hold `:splat`. `query` holds
 * parameters that the request must have. Paths are decoded.
 */
export type RedirectRule = {
  from: string
  query?: Record<string, string>
  to: string
  status: 301 | 302
}

const MAX_HOPS = 20

/**
 * The specification's rules (section 2): stripped segments vanish, renamed ones get their new name,
 * behind a locale too, each in one hop. More special rules stand first, since the first match wins.
 *
 * @param options.prefixes the prefixes of the locales that have one, such as `['/ar', '/de']`.
 */
export const segmentRules = (options: {
  stripped: readonly string[]
  renamed: Readonly<Record<string, string>>
  prefixes: string[]
}): RedirectRule[] => {
  const { stripped, renamed, prefixes } = options
  const rename = (before: string, after: string): RedirectRule[] =>
    Object.entries(renamed).flatMap(([from, to]) => moved(`${before}/${from}`, `${after}/${to}`))
  return [
    ...stripped.flatMap((segment) => [
      ...prefixes.flatMap((prefix) => rename(`/${segment}${prefix}`, prefix)),
      ...rename(`/${segment}`, ''),
      ...moved(`/${segment}`, ''),
    ]),
    ...prefixes.flatMap((prefix) => rename(prefix, prefix)),
    ...rename('', ''),
  ]
}

/** A segment and everything below it, under its new name; '' is the root. */
const moved = (from: string, to: string): RedirectRule[] => [
  { from, to: to || '/', status: 301 },
  { from: `${from}/*`, to: `${to}/:splat`, status: 301 },
]

/** Beyond so many redirects a second hop costs less than the rules that save it. */
const MAX_SHORTCUTS = 2_000

/**
 * Rules that save a hop: an old address behind a stripped or under a renamed segment (`/ru/old`) would first
 * lead to the plain old address (`/old`) and only then to where that leads. They go before all others.
 *
 * @param own the site's own rules, as `segmentRules` gives them.
 * @param redirects the CMS's rules.
 */
export const shortcuts = (own: RedirectRule[], redirects: RedirectRule[]): RedirectRule[] => {
  const moves = own.filter(({ from }) => from.endsWith('/*'))
  const rules = redirects.flatMap((rule) =>
    moves.flatMap(({ from, to }) => {
      const before = from.slice(0, -'/*'.length)
      const after = to.slice(0, -'/:splat'.length)
      return rule.from.startsWith(`${after}/`)
        ? [{ ...rule, from: before + rule.from.slice(after.length) }]
        : []
    }),
  )
  return rules.length > MAX_SHORTCUTS ? [] : rules
}

/** The address that a path leads to under these rules in one hop, or none. */
export const applyRedirects = (path: string, rules: RedirectRule[]): string | undefined => {
  for (const { from, query, to } of rules) {
    if (query) continue
    if (from === path) return to
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1))) {
      return to.replace(':splat', path.slice(from.length - 1))
    }
  }
  return undefined
}

/**
 * The CMS's redirects as rules, special ones first, chains flattened to their end. What cannot work is left out and
 * reported: a rule whose address is a real page, two rules for one address, a loop, an address that is
 * no path. A rule that leads to nothing stays and is reported.
 *
 * @param options.isPage tells whether a path is a page of the site.
 * @param options.paths the paths of all pages.
 * @param options.segmentRules the site's own rules, which come first.
 */
export const redirectRules = (options: {
  entries: Entry<'redirects'>[]
  segmentRules: RedirectRule[]
  isPage: (path: string) => boolean
  paths: () => Iterable<string>
}): { rules: RedirectRule[]; problems: Problem[] } => {
  const problems: Problem[] = []
  const report = (entry: Entry<'redirects'>, problem: string, about?: 'link') =>
    problems.push({
      ...{ entry: `redirects/${entry.documentId}`, locale: '*', problem },
      ...(about && { about }),
    })

  const sources = new Map<string, Entry<'redirects'>>()
  for (const entry of options.entries) {
    const source = decodedPath(entry.from)
    const hidden = source && hiddenPage(source, options.paths)
    if (!source) {
      report(entry, `"${entry.from}" is no path of this site. Write it as "/old/path".`)
    } else if (unsupported.some((pattern) => pattern.test(source))) {
      report(
        entry,
        `${source} cannot be redirected: "*" may only be the last segment, and no segment may begin with ":" or be ".netlify".`,
      )
    } else if (hidden) {
      report(entry, `${source} would hide the page ${hidden}, so it is not redirected.`)
    } else if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(entry.to)) {
      report(
        entry,
        `${source} leads to "${entry.to}", which is neither a path of this site nor a full address.`,
      )
    } else if (options.isPage(source)) {
      report(entry, `${source} is a page of the site, so it is not redirected.`)
    } else if (applyRedirects(source, options.segmentRules) !== undefined) {
      report(entry, `${source} is redirected by the site's own rules already.`)
    } else if (sources.has(source)) {
      report(entry, `${source} is redirected by another entry already.`)
    } else {
      sources.set(source, entry)
    }
  }

  /** Follows a target through both kinds of rules; undefined for a loop. */
  const finalTarget = (source: string, target: string): string | undefined => {
    const seen = new Set([source])
    let current = target
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      if (isExternal(current)) return current
      const { path, suffix } = splitPath(current)
      const decoded = decodedPath(path) ?? path
      if (seen.has(decoded)) return undefined
      seen.add(decoded)
      const next =
        sources.get(decoded)?.to ?? applyRedirects(decoded, options.segmentRules) ?? undefined
      if (next === undefined || options.isPage(decoded)) return current
      current = next.includes('?') || next.includes('#') ? next : next + suffix
    }
    return undefined
  }

  const rules: RedirectRule[] = []
  for (const [source, entry] of sources) {
    const target = finalTarget(source, entry.to)
    if (target === undefined) {
      report(entry, `${source} leads in a circle. Change where it leads.`)
      continue
    }
    if (!isExternal(target) && !options.isPage(decodedPath(splitPath(target).path) ?? '')) {
      report(entry, `${source} leads to ${target}, which is no page of the site.`, 'link')
    }
    const { path, query } = sourceOf(source)
    rules.push({
      from: path,
      ...(query ? { query } : {}),
      to: target,
      status: entry.permanent === false ? 302 : 301,
    })
  }
  return { rules: specialFirst(rules), problems }
}

/** The first match wins: single paths as they came, then whatever lies below a path, the longest first. */
const specialFirst = (rules: RedirectRule[]): RedirectRule[] => [
  ...rules.filter(({ from }) => !from.endsWith('/*')),
  ...rules
    .filter(({ from }) => from.endsWith('/*'))
    .toSorted((a, b) => b.from.length - a.from.length),
]

/** What Netlify reads as something else than an editor meant. */
const unsupported = [/^\/\.netlify(?:\/|$)/, /\*(?=.)/, /[^/]\*/, /\/:/]

/** A page below the path of a rule that ends in `/*`. */
const hiddenPage = (source: string, paths: () => Iterable<string>): string | undefined => {
  if (!source.endsWith('/*')) return undefined
  const below = source.slice(0, -1)
  for (const path of paths()) if (`${path}/`.startsWith(below)) return path
  return undefined
}

/** An address of another site. */
export const isExternal = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(href)

/** Splits `/a?b#c` into `/a` and `?b#c`. */
export const splitPath = (href: string): { path: string; suffix: string } => {
  const end = href.search(/[?#]/)
  return end < 0
    ? { path: href, suffix: '' }
    : { path: href.slice(0, end), suffix: href.slice(end) }
}

const decodedPath = (path: string): string | undefined => {
  if (!path.startsWith('/') || path.startsWith('//') || /\s/.test(path)) return undefined
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  try {
    return decodeURI(trimmed)
  } catch {
    return undefined
  }
}

const sourceOf = (source: string): { path: string; query?: Record<string, string> } => {
  const { path, suffix } = splitPath(source)
  if (!suffix.startsWith('?')) return { path }
  return { path, query: Object.fromEntries(new URLSearchParams(suffix.slice(1))) }
}
