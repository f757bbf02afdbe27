import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { NetlifyRulesError } from '#scripts/build/output/check-with-netlify.ts'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'
import { type RedirectMatcher, readRedirectRules } from './redirect-rules.ts'

export type PublishedRules = { redirect: RedirectMatcher; headers: Header[] }

/** The rules of the current output: they are read again when another build replaces it. */
export const publishedRules = (options: {
  outDir: string
  configPath: string | undefined
}): (() => Promise<PublishedRules>) => {
  let version: string | undefined
  let rules: Promise<PublishedRules> | undefined
  return async () => {
    const current = await buildVersion(options.outDir)
    if (!rules || (current !== undefined && current !== version)) {
      version = current
      const read = readRules(options)
      // Rules that cannot be read are asked for again: who corrects them need not start anew.
      read.catch(() => {
        if (rules === read) rules = undefined
      })
      rules = read
    }
    return rules
  }
}

const readRules = async (options: {
  outDir: string
  configPath: string | undefined
}): Promise<PublishedRules> => {
  const [redirect, headers] = await Promise.all([
    readRedirectRules(options),
    readHeaderRules(options),
  ])
  return { redirect, headers }
}

/** A build that changes anything writes a new manifest. */
const buildVersion = async (outDir: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeMs } = await stat(join(outDir, LATEST_BUILD))
    return `${ino} ${mtimeMs}`
  } catch {
    return undefined
  }
}

/**
 * The rules of `_headers` and netlify.toml, read by Netlify's own parser.
 *
 * @throws NetlifyRulesError
 */
export const readHeaderRules = async (options: {
  outDir: string
  configPath: string | undefined
}): Promise<Header[]> => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(options.outDir, '_headers')],
    netlifyConfigPath: options.configPath,
    configHeaders: [],
    minimal: false,
  })
  if (errors.length > 0) throw new NetlifyRulesError('_headers', errors)
  return headers as Header[]
}

/** The headers of all rules that match; of two for one name, the later holds. */
export const headersFor = (path: string, rules: Header[]): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter((rule) => rule.forRegExp.test(path)).map(({ values }) => values),
  )
