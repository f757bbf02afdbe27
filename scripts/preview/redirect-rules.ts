import { join } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'
import { NetlifyRulesError } from '#scripts/build/output/check-with-netlify.ts'

/** What a rule says about a request. `to` is a path or an http address; a forced rule holds whatever files there are. */
export type RedirectMatch = { to: string; status: number; force: boolean }

/** Asks the rules about a request; undefined when none matches. */
export type RedirectMatcher = (request: Request) => RedirectMatch | undefined

type ParsedRule = {
  from: string
  query?: Record<string, string>
  conditions?: { country?: string[]; language?: string[]; role?: string[] }
}

/**
 * The rules of `_redirects` and netlify.toml, read by Netlify's own parser and matched by its own engine.
 *
 * @throws NetlifyRulesError
 */
export const readRedirectRules = async (options: {
  outDir: string
  configPath: string | undefined
}): Promise<RedirectMatcher> => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(options.outDir, '_redirects')],
    netlifyConfigPath: options.configPath,
    configRedirects: [],
    minimal: false,
  })
  if (errors.length > 0) throw new NetlifyRulesError('_redirects', errors)
  if (redirects.length === 0) return () => undefined
  const rules = (redirects as ParsedRule[]).map(engineRule)
  const engine = await redirector.parseJSON(JSON.stringify(rules), {
    jwtSecret: '',
    jwtRoleClaim: '',
  })
  return (request) => {
    const url = new URL(request.url)
    return (
      engine.match({
        scheme: url.protocol.slice(0, -1),
        host: url.hostname,
        path: enginePath(url.pathname),
        query: url.search.slice(1),
        getHeader: (name) => request.headers.get(name) ?? '',
        getCookie: () => '',
      }) ?? undefined
    )
  }
}

/** The engine and the parser call the same things by different names. */
const engineRule = ({ from, query, conditions = {}, ...rule }: ParsedRule) => {
  const { country, language, role, ...others } = conditions
  return {
    ...rule,
    origin: from,
    params: query,
    conditions: {
      ...others,
      ...(country && { Country: country }),
      ...(language && { Language: language }),
      ...(role && { Role: role }),
    },
  }
}

/**
 * The engine compares decoded paths and pastes what it finds into the target. Characters that no rules
 * file can hold, or that would change the meaning of the target, stay encoded.
 */
const enginePath = (pathname: string): string =>
  decodeURIComponent(pathname).replace(/[\s?#%\\]/g, encodeURIComponent)
