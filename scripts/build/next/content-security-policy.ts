import { hash } from 'node:crypto'
import { NextChangedError } from './assumptions.ts'

/** The other hosts that the site's own code uses, by directive. */
export type PolicySources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>
>

const SCRIPT_TAG = /<script((?:\s[^>]*)?)>/g
const SCRIPT_END = '</script>'
/** The start of a head: after its character set, which comes first. */
const HEAD_START = /<head(?:\s[^>]*)?>(?:<meta charset="utf-8"\s*\/?>)?/i

/**
 * Puts a content security policy into a rendered page, before anything that it governs. Scripts run from
 * the site itself, and inline ones only if they were in the page when it was rendered: each is allowed
 * by its hash. Style attributes are allowed, since positions from the content use them.
 *
 * The directive that a policy in a page cannot contain (`frame-ancestors`) is sent as a header.
 *
 * @param html a document as Next renders it, as byte text.
 * @throws NextChangedError
 */
export const withContentSecurityPolicy = (html: string, sources: PolicySources = {}): string => {
  const start = HEAD_START.exec(html)
  if (!start) throw new NextChangedError('head', 'a document has no head')
  const place = start.index + start[0].length
  const policy = contentSecurityPolicy(inlineScriptHashes(html), sources)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.slice(0, place) + meta + html.slice(place)
}

/** Only these need a hash: files are allowed by their address, and browsers do not run blocks of data. */
const NOT_RUN = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/** The hashes of the inline scripts of a page, each once, as a policy names them. */
const inlineScriptHashes = (html: string): string[] => [
  ...new Set(
    inlineScripts(html).map(
      (code) => `'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`,
    ),
  ),
]

/**
 * The texts of the scripts that a document runs and has in itself.
 *
 * @param html as byte text.
 */
export const inlineScripts = (html: string): string[] => {
  const scripts: string[] = []
  SCRIPT_TAG.lastIndex = 0
  for (let tag = SCRIPT_TAG.exec(html); tag; tag = SCRIPT_TAG.exec(html)) {
    const start = SCRIPT_TAG.lastIndex
    const end = html.indexOf(SCRIPT_END, start)
    if (end === -1) break
    SCRIPT_TAG.lastIndex = end
    if (!NOT_RUN.test(tag[1] ?? '')) scripts.push(html.slice(start, end))
  }
  return scripts
}

const contentSecurityPolicy = (scriptHashes: string[], sources: PolicySources): string => {
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scriptHashes, ...(sources['script-src'] ?? [])]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...(sources['img-src'] ?? [])]],
    ['connect-src', ["'self'", ...(sources['connect-src'] ?? [])]],
    ['frame-src', sources['frame-src'] ?? ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
  ]
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')
}
