import type { RedirectRule } from './redirect-rule.ts'
import { allBelow, pathOf, splatBelow, takesBelow, targetOf } from './rule-pattern.ts'

/**
 * The specification's rules (section 2): stripped segments vanish, renamed ones get their new name,
 * behind a locale too, each in one hop. More specific rules come first, since the first match wins.
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
  { from: allBelow(from), to: splatBelow(to), status: 301 },
]

/** Above this number of redirects, a second hop costs less than the rules that save it. */
const MAX_SHORTCUTS = 2_000

/**
 * Rules that save a hop: an old address behind a stripped or under a renamed segment (`/ru/old`) would first
 * lead to the plain old address (`/old`) and from there to its target. They come before all others.
 *
 * @param own the site's own rules, as `segmentRules` returns them.
 * @param redirects the CMS's rules.
 */
export const shortcuts = (own: RedirectRule[], redirects: RedirectRule[]): RedirectRule[] => {
  const moves = own.filter(({ from }) => takesBelow(from))
  const rules = redirects.flatMap((rule) =>
    moves.flatMap(({ from, to }) => {
      const after = targetOf({ from: '', to }, '').replace(/^\/$/, '')
      return rule.from.startsWith(`${after}/`)
        ? [{ ...rule, from: pathOf(from) + rule.from.slice(after.length).replace(/^\/$/, '') }]
        : []
    }),
  )
  return rules.length > MAX_SHORTCUTS ? [] : rules
}
