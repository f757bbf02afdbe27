import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

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
