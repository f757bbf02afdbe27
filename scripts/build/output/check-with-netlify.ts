import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { ruleText } from './redirects-file.ts'

/** Netlify's own parser refuses a file that we wrote. */
export class NetlifyRulesError extends Error {
  override name = 'NetlifyRulesError'
  constructor(file: string, problems: Error[]) {
    super(
      `Netlify cannot read ${file}:\n${problems.map(({ message }) => message).join('\n')}\n` +
        'Fix the rule that it names; the site was not published.',
    )
  }
}

export type NetlifyRules = { _redirects: string; _headers: string }

/**
 * Reads the two files as Netlify does.
 *
 * @param dir a folder to put them into for that; it is made and removed.
 * @throws NetlifyRulesError naming file, line and rule.
 */
export const checkWithNetlify = async (rules: NetlifyRules, dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true })
  try {
    for (const [name, text] of Object.entries(rules)) await writeFile(join(dir, name), text)
    await checkFolder(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** Whether Netlify's parser refuses some of these redirects. */
export const refusesRedirects = async (text: string, dir: string): Promise<boolean> => {
  await mkdir(dir, { recursive: true })
  const file = join(dir, '_redirects')
  try {
    await writeFile(file, text)
    return (await parseRedirects(file)).length > 0
  } finally {
    await rm(dir, { recursive: true })
  }
}

/**
 * The redirects of entries that Netlify's own parser refuses: none that we know of, since the models have asked
 * whatever Netlify asks. One that is all the same must not stop the site. They are asked all at once and, where the
 * parser refuses something, one by one.
 *
 * @param refuses asks the parser about the text of rules.
 */
export const refusedRedirects = async (
  redirects: RedirectRule[],
  refuses: (text: string) => Promise<boolean>,
): Promise<Set<RedirectRule>> => {
  const refused = new Set<RedirectRule>()
  if (!(await refuses(redirects.map(ruleText).join('')))) return refused
  for (const rule of redirects) {
    if (rule.entry !== undefined && (await refuses(ruleText(rule)))) refused.add(rule)
  }
  return refused
}

/** The messages for their editors. */
export const refusedProblem = ({ entry, from }: RedirectRule): Problem => ({
  entry: `redirects/${entry}`,
  locale: '*',
  problem: `${from} cannot be redirected: Netlify does not understand it.`,
})

const parseRedirects = async (file: string): Promise<Error[]> => {
  const { errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  })
  return errors
}

const checkFolder = async (dir: string): Promise<void> => {
  const redirects = await parseRedirects(join(dir, '_redirects'))
  if (redirects.length > 0) throw new NetlifyRulesError('_redirects', redirects)
  const headers = await parseAllHeaders({
    headersFiles: [join(dir, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  if (headers.errors.length > 0) throw new NetlifyRulesError('_headers', headers.errors)
}
