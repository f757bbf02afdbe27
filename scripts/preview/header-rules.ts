import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { NetlifyRulesError } from '#scripts/build/output/check-with-netlify.ts'

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
