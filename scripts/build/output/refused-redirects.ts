import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { ruleText } from './redirects-file.ts'

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
