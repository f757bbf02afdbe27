import { describe, expect, test } from 'vitest'
import {
  publishableRedirects,
  RedirectError,
  readableRedirects,
} from '#scripts/build/output/publishable-redirects.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import { smallSite } from '../../../../fixtures/small-site.ts'

const rule = (from: string, to: string, entry?: string): RedirectRule => ({
  ...{ from, to, status: 301 },
  ...(entry ? { entry } : {}),
})
const publishable = (...redirects: RedirectRule[]) =>
  publishableRedirects({ ...smallSite(), redirects }, ['brand/logo.pdf'])

describe('a redirect of an entry', () => {
  test.each<[string, string, RegExp]>([
    ['old', '/', /no path of this site/],
    ['//old', '/', /no path of this site/],
    ['/.netlify/x', '/', /files and functions/],
    ['/a?b=1', '/', /character/],
    ['/a/*/b', '/', /only be the last segment/],
    ['/a/:b', '/', /begin with ":"/],
    ['/a', 'javascript:x', /neither a path of this site nor a full address/],
    ['/a', '//x.example', /neither a path of this site nor a full address/],
    ['/projects', '/', /is a page of the site/],
    ['/ar/*', '/', /would hide \/ar/],
    ['/brand/logo.pdf', '/', /files and functions/],
    ['/brand/*', '/', /would hide \/brand\/logo\.pdf/],
  ])('from %s to %s is left out and reported, and the others stay', (from, to, problem) => {
    const kept = rule('/old', '/projects', 'x2')
    expect(publishable(rule(from, to, 'x1'), kept)).toEqual({
      redirects: [kept],
      problems: [{ entry: 'redirects/x1', locale: '*', problem: expect.stringMatching(problem) }],
    })
  })

  test('that Netlify’s parser refuses is left out and reported, and the others stay', async () => {
    const [good, odd] = [rule('/old', '/projects', 'x1'), rule('/odd', '/projects', 'x2')]
    const { redirects, problems } = await readableRedirects([good, odd], async (text) =>
      text.includes('/odd'),
    )
    expect(redirects).toEqual([good])
    expect(problems).toEqual([
      { entry: 'redirects/x2', locale: '*', problem: expect.stringMatching(/^\/odd cannot/) },
    ])
  })
})

test('a redirect of the site’s own that hides a page fails, and names the siteConfig', () => {
  expect(() => publishable(rule('/projects', '/'))).toThrow(RedirectError)
  expect(() => publishable(rule('/projects', '/'))).toThrow('src/site/site-config.ts')
})
