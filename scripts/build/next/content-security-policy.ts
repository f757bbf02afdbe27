import { hash } from 'node:crypto'

/** Where the site's own code talks to besides itself, by directive. */
export type PolicySources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>
>

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g
const CHARSET = '<meta charSet="utf-8"/>'

/** A page in which the policy cannot be placed: its head does not begin as Next begins it. */
export class PolicyError extends Error {
  override name = 'PolicyError'
  constructor() {
    super(`The page does not begin with <head>${CHARSET}, so its security policy has no place.`)
  }
}

/**
 * Puts a content security policy into a rendered page, before anything that it governs. Scripts run from
 * the site itself, and inline ones only if they stood in the page when it was rendered: each is allowed
 * by its hash. Styles may stand in attributes, since positions from the content do.
 *
 * What a policy in a page cannot say (`frame-ancestors`) is sent as a header.
 *
 * @param html a document as Next renders it, as byte text.
 * @throws PolicyError
 */
export const withContentSecurityPolicy = (html: string, sources: PolicySources = {}): string => {
  const place = html.indexOf(CHARSET) + CHARSET.length
  if (!html.slice(0, place).endsWith(`<head>${CHARSET}`)) throw new PolicyError()
  const policy = contentSecurityPolicy(inlineScriptHashes(html), sources)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return html.slice(0, place) + meta + html.slice(place)
}

/** Files are allowed by their address, and blocks of data are no scripts to a browser. */
const NOT_RUN = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/**
 * The hashes of the inline scripts of a page, each once, as a policy names them.
 *
 * @param html as byte text.
 */
export const inlineScriptHashes = (html: string): string[] => {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(({ groups }) => groups ?? {})
  const inline = scripts.filter(({ attributes = '' }) => !NOT_RUN.test(attributes))
  return [
    ...new Set(
      inline.map(
        ({ code = '' }) => `'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`,
      ),
    ),
  ]
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
