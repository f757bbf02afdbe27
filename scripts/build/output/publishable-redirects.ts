import { type RedirectRule, ruleProblem } from '#src/models/addresses/redirect-rule.ts'
import { takenAddresses } from '#src/models/addresses/taken-addresses.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import type { PublishedSite } from './published-site.ts'
import { ruleText } from './redirects.ts'

/** One of the site's own redirects cannot be: the siteConfig has to change, no entry of the CMS. */
export class RedirectError extends Error {
  override name = 'RedirectError'
  constructor({ from, to }: RedirectRule, problem: string) {
    super(
      `The site's own redirect from "${from}" to "${to}" cannot be: ${problem} Change the segments in src/site/site-config.ts.`,
    )
  }
}

type Checked = { redirects: RedirectRule[]; problems: Problem[] }

/**
 * The redirects that can be published. The models have asked the same questions already; here all pages and
 * files are known. What an entry of the CMS asks for in vain is left out and reported.
 *
 * @param files paths of files that the models do not know of.
 * @throws RedirectError for a rule of the site's own.
 */
export const publishableRedirects = (
  site: Pick<PublishedSite, 'redirects' | 'pages' | 'locales' | 'defaultLocale'>,
  files: Iterable<string>,
): Checked => {
  const { redirects, pages, locales, defaultLocale } = site
  const taken = takenAddresses({
    pages: pages.map(({ path }) => path),
    files: [...files].map((file) => `/${file}`),
    prefixes: locales.filter(({ code }) => code !== defaultLocale).map(({ code }) => `/${code}`),
  })
  const checked = redirects.map((rule) => ({ rule, problem: ruleProblem(rule, taken) }))
  const wrong = checked.find(({ rule, problem }) => problem && rule.entry === undefined)
  if (wrong?.problem) throw new RedirectError(wrong.rule, wrong.problem)
  return {
    redirects: checked.flatMap(({ rule, problem }) => (problem ? [] : [rule])),
    problems: checked.flatMap(({ rule, problem }) => (problem ? [problemOf(rule, problem)] : [])),
  }
}

/**
 * The redirects that Netlify's own parser understands, asked all at once and, where it refuses something, one
 * by one.
 *
 * @param refuses asks the parser about the text of rules.
 */
export const readableRedirects = async (
  redirects: RedirectRule[],
  refuses: (text: string) => Promise<boolean>,
): Promise<Checked> => {
  if (!(await refuses(redirects.map(ruleText).join('')))) return { redirects, problems: [] }
  const read: Checked = { redirects: [], problems: [] }
  for (const rule of redirects) {
    if (rule.entry !== undefined && (await refuses(ruleText(rule)))) {
      const problem = `${rule.from} cannot be redirected: Netlify does not understand it.`
      read.problems.push(problemOf(rule, problem))
    } else read.redirects.push(rule)
  }
  return read
}

const problemOf = ({ entry }: RedirectRule, problem: string): Problem => ({
  entry: `redirects/${entry}`,
  locale: '*',
  problem,
})
