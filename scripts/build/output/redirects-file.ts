import { type Lookup, lookupFile, lookupFiles } from '#src/lib/redirect-lookup.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import { allBelow, pathOf, splatBelow, takesBelow } from '#src/models/addresses/rule-pattern.ts'
import { errorPath, type OutputSite } from './output-site.ts'

type Line = { from: string; query?: Record<string, string>; to: string; status: string }

/** Netlify advises against more rules than this: it tries them one after another. */
const MAX_RULES = 5_000

/**
 * The site's redirects as Netlify's `_redirects`. The first match wins, so the order stays, and the
 * error pages of the prefixed locales, which match everything below them, come last. Redirects are
 * forced (`!`): they apply even if a file has that path.
 *
 * Beyond `maxRules` the redirects of single paths move into files, in which the function `redirect` looks them up.
 * A redirect stays a rule where a remaining rule would match its path first. The last rule then leads every
 * address without a file to the function, which also answers what is not found.
 *
 * @param site whose redirects hide no page and no file, as `siteAddresses` returns them.
 * @returns files by their path.
 * @see https://docs.netlify.com/routing/redirects/
 */
export const redirectFiles = (site: OutputSite, maxRules = MAX_RULES) => {
  const rules = site.redirects
  const movable = rules.length > maxRules ? movableRules(rules) : []
  const moved = new Set(movable)
  const lines = [
    ...rules.filter((rule) => !moved.has(rule)).flatMap(ruleLines),
    ...(movable.length > 0 ? [LOOKUP_LINE] : notFoundLines(site)),
  ]
  const _redirects = linesText(lines)
  if (movable.length === 0) return { _redirects }
  return { _redirects, ...lookupTexts(movable, localesWithNotFound(site)) }
}

const LOOKUP_LINE: Line = {
  from: allBelow(''),
  to: splatBelow('/api/redirect'),
  status: '200',
}

/** Rules apply before the files: a redirect whose path a remaining rule matches must remain a rule too. */
const movableRules = (rules: RedirectRule[]): RedirectRule[] => {
  const staying = new Set(rules.filter((rule) => !isSinglePath(rule)).map(({ from }) => from))
  const isMatched = (path: string) =>
    staying.has(path) ||
    path.split('/').some((_, end, all) => staying.has(allBelow(all.slice(0, end + 1).join('/'))))
  return rules.filter((rule) => isSinglePath(rule) && !isMatched(rule.from))
}

const isSinglePath = ({ from, query }: RedirectRule): boolean => !query && !takesBelow(from)

const lookupTexts = (rules: RedirectRule[], notFoundBelow: string[]): Record<string, string> => {
  const files = new Map(
    lookupFiles().map((file): [string, Lookup] => [file, { redirects: {}, notFoundBelow }]),
  )
  for (const { from, to, status } of rules) {
    const { redirects } = files.get(lookupFile(from)) as Lookup
    redirects[from] ??= [encodePath(to), status]
  }
  return Object.fromEntries([...files].map(([file, lookup]) => [file, stableJson(lookup)]))
}

/** The lines of one rule. */
const ruleLines = (rule: RedirectRule): Line[] =>
  withinTheSite(rule).flatMap(bothEncodings).map(forced)

/** A rule as the text of a `_redirects` file with only this rule. */
export const ruleText = (rule: RedirectRule): string => linesText(ruleLines(rule))

const linesText = (lines: Line[]): string => `${lines.map(lineText).join('\n')}\n`

/**
 * A splat takes anything, an empty first segment too: with `/ru/* /:splat`, `/ru//evil.example` would
 * lead to `//evil.example`, another site. A named segment is never empty.
 */
const withinTheSite = (rule: RedirectRule): RedirectRule[] => {
  if (!takesBelow(rule.from) || !rule.to.startsWith(splatBelow(''))) return [rule]
  const from = `${pathOf(rule.from)}/:head`
  const after = rule.to.slice(splatBelow('').length)
  return [
    { ...rule, from, to: `/:head${after}` },
    { ...rule, from: allBelow(from), to: `${splatBelow('/:head')}${after}` },
  ]
}

/**
 * Netlify's engine compares letter by letter, with the decoded path in its local version; what the CDN
 * compares with is not documented. So a path that is not plain ASCII is written in both forms. White
 * space would end the field: it is always encoded.
 */
const bothEncodings = (rule: RedirectRule): RedirectRule[] => {
  const encoded = encodePath(rule.from)
  const decoded = rule.from.replace(/\s/g, encodeURIComponent)
  const froms = encoded === decoded ? [encoded] : [decoded, encoded]
  return froms.map((from) => ({ ...rule, from }))
}

const forced = ({ from, query, to, status }: RedirectRule): Line => ({
  from,
  query,
  to: encodePath(to),
  status: `${status}!`,
})

/** The default locale needs no line: Netlify falls back to `/404.html` by default. */
const notFoundLines = (site: OutputSite): Line[] =>
  localesWithNotFound(site).map((code) => ({
    from: allBelow(`/${code}`),
    to: `${errorPath(code, site.defaultLocale)}.html`,
    status: '404',
  }))

/** Every language has a not-found page. */
const localesWithNotFound = ({ locales, defaultLocale }: OutputSite): string[] =>
  locales.map(({ code }) => code).filter((code) => code !== defaultLocale)

const lineText = ({ from, query, to, status }: Line): string => {
  const conditions = Object.entries(query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return [from, ...conditions, to, status].join(' ')
}

/** Encodes what is not encoded yet; `%` followed by two hexadecimal digits is taken as encoded. */
const encodePath = (path: string): string => encodeURI(path).replace(/%25(?=[\dA-Fa-f]{2})/g, '%')
