import type { Entry } from '#src/cms/types.ts'
import type { Problem } from '../entries/errors.ts'
import { decodedPath, isExternal, splitPath } from './address.ts'
import { type RedirectRule, readSource, readTarget, ruleProblem } from './redirect-rule.ts'
import { hasSplat, pathOf, splatBelow, takes, takesBelow, targetOf } from './rule-pattern.ts'
import type { TakenAddresses } from './taken-addresses.ts'

/** Rules that lengthen an address lead on for ever. */
export const MAX_PATH_LENGTH = 2_000

/** The address that a path leads to under these rules in one hop, or none. */
export const applyRedirects = (path: string, rules: RedirectRule[]): string | undefined => {
  const rule = rules.find(({ from, query }) => !query && takes(from, path))
  return rule && targetOf(rule, path)
}

/**
 * The CMS's redirects as rules, special ones first, chains flattened to their end. What cannot work is left out
 * and reported with its entry: what `ruleProblem` finds, two rules for one address, a loop. A rule that leads to
 * nothing stays and is reported. One that leads to a file is never permanent: the address of a file changes with its
 * content, and browsers ask for a permanent redirect once.
 *
 * @param options.isPage whether a path is a page or a file of the site.
 * @param options.isFile whether it is a file of the media library.
 * @param options.taken what a redirect must not hide.
 * @param options.segmentRules the site's own rules, which come first.
 */
export const redirectRules = (options: {
  entries: Entry<'redirects'>[]
  segmentRules: RedirectRule[]
  isPage: (path: string) => boolean
  isFile: (path: string) => boolean
  taken: TakenAddresses
}): { rules: RedirectRule[]; problems: Problem[] } => {
  const { entries, segmentRules, isPage, isFile, taken } = options
  const problems: Problem[] = []
  const report = (entry: string | undefined, problem: string, about?: 'link') =>
    problems.push({
      ...{ entry: `redirects/${entry}`, locale: '*', problem },
      ...(about && { about }),
    })

  const candidates = new Map<string, RedirectRule>()
  for (const { documentId, from, to, permanent } of entries) {
    const source = readSource(from)
    if (typeof source === 'string') {
      report(documentId, source)
      continue
    }
    const rule: RedirectRule = {
      ...source,
      to: readTarget(to),
      status: permanent === false ? 302 : 301,
      entry: documentId,
    }
    const key = sourceText(rule)
    const problem =
      ruleProblem(rule, taken) ??
      (applyRedirects(rule.from, segmentRules) === undefined
        ? undefined
        : `${key} is redirected by the site's own rules already.`) ??
      (candidates.has(key) ? `${key} is redirected by another entry already.` : undefined)
    if (problem) report(documentId, problem)
    else candidates.set(key, rule)
  }

  const ordered = specialFirst([...candidates.values()])
  const targetOf = targetFinder({ rules: ordered, segmentRules, isPage })
  const rules = ordered.flatMap((rule): RedirectRule[] => {
    const target = targetOf(rule)
    if (target === undefined) {
      report(rule.entry, `${sourceText(rule)} leads in a circle. Change where it leads.`)
      return []
    }
    const path = isExternal(target) ? '' : (decodedPath(splitPath(target).path) ?? '')
    const flat = { ...rule, to: target, ...(isFile(path) && { status: 302 as const }) }
    const problem = ruleProblem(flat, taken)
    if (problem) {
      report(rule.entry, problem)
      return []
    }
    const isDead = !isExternal(target) && !isPage(path)
    if (isDead && !hasSplat(target)) {
      report(
        rule.entry,
        `${sourceText(rule)} leads to ${target}, which is no page of the site.`,
        'link',
      )
    }
    return [flat]
  })
  return { rules, problems }
}

type TargetFinder = (rule: RedirectRule) => string | undefined

/**
 * Follows a rule through both kinds of rules to its end; undefined for a loop. A target without a query takes
 * over the request's, as Netlify has it, so a rule that asks for one may meet itself again.
 */
const targetFinder = (options: {
  rules: RedirectRule[]
  segmentRules: RedirectRule[]
  isPage: (path: string) => boolean
}): TargetFinder => {
  const { rules, segmentRules, isPage } = options
  const singles = Map.groupBy(
    rules.filter(({ from }) => !takesBelow(from)),
    ({ from }) => from,
  )
  const general = rules.filter(({ from }) => takesBelow(from))
  const movedTo = moveFinder(general, [...rules, ...segmentRules])
  const next = (path: string, parameters: URLSearchParams): string | undefined => {
    const single = singles
      .get(path)
      ?.find(({ query = {} }) =>
        Object.entries(query).every(([name, value]) => parameters.get(name) === value),
      )
    if (single) return single.to
    return isPage(path)
      ? undefined
      : (applyRedirects(path, segmentRules) ?? applyRedirects(path, general))
  }

  /** Where earlier walks ended, so that a chain is walked once. */
  const ends = new Map<string, string>()

  return ({ from, query, to }) => {
    const takesOver = hasSplat(to)
    let current = takesOver ? targetOf({ from: '', to }, '/x') : to
    let carried = new URLSearchParams(query)
    const visited = new Set<string>()
    /** Places without a query, from which all goes on as it did before. */
    const plain: string[] = []
    const end = (): string => {
      for (const place of plain) ends.set(place, current)
      const moved = movedTo(to)
      return hasSplat(moved) ? moved : current
    }
    while (current.length <= MAX_PATH_LENGTH) {
      if (isExternal(current)) return end()
      const { path, suffix } = splitPath(current)
      const decoded = decodedPath(path) ?? path
      if (suffix.startsWith('?')) carried = new URLSearchParams(suffix.replace(/#.*/, ''))
      const place = `${decoded}?${carried}`
      if (visited.has(place)) return undefined
      visited.add(place)
      if (suffix === '' && carried.size === 0) {
        const known = ends.get(decoded)
        if (known !== undefined) {
          current = known
          return end()
        }
        plain.push(decoded)
      }
      const target = next(decoded, carried)
      if (target === undefined) return end()
      if (isSource({ from, query }, decoded, carried)) return undefined
      current = target.includes('?') || target.includes('#') ? target : target + suffix
    }
    return undefined
  }
}

/**
 * Follows a target that takes over the part below its rule (`/old/:splat`) through further rules for everything below a
 * path. It ends where another rule takes something below that path, which may lead elsewhere.
 *
 * @param general the rules for everything below a path, without circles.
 * @param all these and all others.
 */
const moveFinder = (general: RedirectRule[], all: RedirectRule[]): ((target: string) => string) => {
  const rulesBelow = new Map<string, number>()
  for (const { from } of all) {
    const segments = pathOf(from).split('/')
    for (let count = 1; count <= segments.length; count++) {
      const path = segments.slice(0, count).join('/')
      rulesBelow.set(path, (rulesBelow.get(path) ?? 0) + 1)
    }
  }
  const moves = new Map(
    general
      .filter(({ from, query }) => !query && rulesBelow.get(pathOf(from)) === 1)
      .map(({ from, to }) => [splatBelow(pathOf(from)), to]),
  )
  return (target) => {
    const passed: string[] = []
    let end = target
    for (let next = moves.get(end); next !== undefined; next = moves.get(end)) {
      passed.push(end)
      end = next
    }
    for (const place of passed) moves.set(place, end)
    return end
  }
}

/** Whether a request would meet a rule. */
const isSource = (
  { from, query = {} }: Pick<RedirectRule, 'from' | 'query'>,
  path: string,
  parameters: URLSearchParams,
): boolean =>
  takes(from, path) &&
  Object.entries(query).every(([name, value]) => parameters.get(name) === value)

const sourceText = ({ from, query }: Pick<RedirectRule, 'from' | 'query'>): string => {
  if (!query) return from
  const sorted = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${from}?${new URLSearchParams(sorted)}`
}

/**
 * The first match wins, and a request may have more parameters than a rule asks for: single paths as they came, those
 * that ask for a query first, of these the ones that ask for most, then everything below a path, the longest first.
 */
const specialFirst = (rules: RedirectRule[]): RedirectRule[] => [
  ...rules
    .filter(({ from, query }) => query && !takesBelow(from))
    .toSorted((a, b) => asked(b) - asked(a)),
  ...rules.filter(({ from, query }) => !query && !takesBelow(from)),
  ...rules.filter(({ from }) => takesBelow(from)).toSorted((a, b) => b.from.length - a.from.length),
]

/** How many parameters a rule asks for. */
const asked = ({ query = {} }: RedirectRule): number => Object.keys(query).length
