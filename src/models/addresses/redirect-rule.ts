import { filterKey } from '#src/cms/components.ts'
import { decodedPath, splitPath } from './address.ts'
import { pageParameters } from './page-parameters.ts'
import { pathOf, takesBelow } from './rule-pattern.ts'
import type { TakenAddresses } from './taken-addresses.ts'

/**
 * A redirect in Netlify's terms. `from` may end in `/*`, `to` may then hold `:splat`. `query` holds
 * parameters that the request must have. Paths are decoded.
 */
export type RedirectRule = {
  from: string
  query?: Record<string, string>
  to: string
  status: 301 | 302
  /** The entry of the CMS that asks for it; none for the site's own rules. */
  entry?: string
}

/** Where a redirect starts: a decoded path, and the parameters that it asks for. */
export type Source = Pick<RedirectRule, 'from' | 'query'>

const MAX_FROM = 1_000
const MAX_TO = 2_000
const MAX_PARAMETERS = 10

/** Parameters that pages of the site read themselves. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set([...filterKey.options, ...pageParameters()])

/** Characters that show nothing or separate: control, format, unassigned, lone surrogates, and every space but one. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|[^\P{Zs} ]/u

/** Reads the address of a redirect as an editor wrote it; returns a sentence if it is not valid. */
export const readSource = (written: string): Source | string => {
  if (written.length > MAX_FROM) return `The address is longer than ${MAX_FROM} characters.`
  const quoted = `"${written}"`
  if (!written.startsWith('/') || written.startsWith('//') || /\s/.test(written)) {
    return `${quoted} is no path of this site. Write it as "/old/path".`
  }
  if (written.includes('#')) {
    return `${quoted} holds a "#": what follows it never reaches the site. Leave it out.`
  }
  const { path, suffix } = splitPath(written)
  const from = decodedPath(path)
  if (from === undefined) return `${quoted} is encoded in a way that cannot be read.`
  const parameters = [...new URLSearchParams(suffix.slice(1))]
  if (parameters.length === 0) return { from }
  const query = Object.fromEntries(parameters)
  return Object.keys(query).length < parameters.length
    ? `${quoted} asks for one parameter twice. Leave one of the two out.`
    : { from, query }
}

/** The target of a redirect as it is published: full addresses get their usual spelling. */
export const readTarget = (written: string): string => {
  const trimmed = written.trim()
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? new URL(trimmed).href : trimmed
}

/**
 * Why a redirect is refused: Netlify would misread it, or it would hide something.
 *
 * @returns a sentence that begins with the address, or undefined.
 */
export const ruleProblem = (rule: RedirectRule, taken: TakenAddresses): string | undefined => {
  const problem =
    pathProblem(rule) ?? queryProblem(rule) ?? targetProblem(rule) ?? hidingProblem(rule, taken)
  return problem && `${rule.from}${queryText(rule)} ${problem}`
}

const pathProblem = ({ from, query }: Source): string | undefined => {
  if (!from.startsWith('/') || from.startsWith('//')) {
    return 'is no path of this site. Write it as "/old/path".'
  }
  if (from.length > MAX_FROM) return `is longer than ${MAX_FROM} characters.`
  if (UNSEEN.test(from) || /[?#%\\]/.test(from)) {
    return 'cannot be redirected: it holds a character that no address of a redirect may hold.'
  }
  const segments = from.slice(1).split('/')
  if (from !== '/' && segments.some((it) => it === '' || it === '.' || it === '..')) {
    return 'cannot be redirected: a segment is empty, "." or "..".'
  }
  const stars = segments.filter((it) => it.includes('*'))
  if (stars.length > 0 && (stars.length > 1 || segments.at(-1) !== '*')) {
    return 'cannot be redirected: "*" may only be the last segment.'
  }
  if (stars.length > 0 && query) return 'cannot be redirected: "*" and a query exclude each other.'
  if (segments.some((it) => it.startsWith(':'))) {
    return 'cannot be redirected: no segment may begin with ":".'
  }
  return undefined
}

const queryProblem = ({ query }: Source): string | undefined => {
  if (!query) return undefined
  const pairs = Object.entries(query)
  if (pairs.length > MAX_PARAMETERS) return `asks for more than ${MAX_PARAMETERS} parameters.`
  // Netlify compares the rule's text with decoded values: a text that had to be encoded never matches.
  const isPlain = ([name, value]: [string, string]) =>
    /^[a-z_][\w.-]*$/i.test(name) && /^[\w.~-]+$/.test(value)
  return !pairs.every(isPlain)
    ? 'asks for a parameter that a redirect cannot ask for: write each as "name=value", in letters, digits, ".", "-", "_" and "~".'
    : undefined
}

const targetProblem = ({ from, to }: RedirectRule): string | undefined => {
  if (to.length > MAX_TO) return `leads to an address of more than ${MAX_TO} characters.`
  const isPath = /^\/(?![/\\])/.test(to)
  const isFull = /^https?:\/\/[^/?#\\]/.test(to) && URL.canParse(to)
  if ((!isPath && !isFull) || UNSEEN.test(to) || to.includes('\\')) {
    return `leads to "${to}", which is neither a path of this site nor a full address.`
  }
  const placeholders = to.match(/\/:[^/?#]*/g) ?? []
  const allowed = takesBelow(from) ? 1 : 0
  if (placeholders.length > allowed || placeholders.some((it) => it !== '/:splat')) {
    return `leads to "${to}": only ":splat" may stand there, once, and only where the address ends in "/*".`
  }
  return undefined
}

/** A redirect that asks for a query does not affect the page without that query. */
const hidingProblem = ({ from, query }: Source, taken: TakenAddresses): string | undefined => {
  const path = pathOf(from)
  if (taken.isOwn(path))
    return 'is kept for files and functions of the site, so it is not redirected.'
  if (path !== from) {
    const hidden = taken.anyBelow(path)
    return hidden && `would hide ${hidden}, so it is not redirected.`
  }
  const page = taken.pageAt(path)
  if (page === undefined) return undefined
  if (!query) return `is a page of the site (${page}), so it is not redirected.`
  const own = Object.keys(query).find((name) => OWN_PARAMETERS.has(name.toLowerCase()))
  return own && `asks for "${own}", which the site's pages use themselves, so it is not redirected.`
}

const queryText = ({ query }: Source): string => (query ? `?${new URLSearchParams(query)}` : '')
