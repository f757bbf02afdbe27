import { expect, test } from 'vitest'
import { refusedProblem, refusedRedirects } from '#scripts/build/output/refused-redirects.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'

const rule = (from: string, entry?: string): RedirectRule => ({
  ...{ from, to: '/projects', status: 301 },
  ...(entry ? { entry } : {}),
})

test('a redirect of an entry that Netlify’s parser refuses is found among the others, and named', async () => {
  const [good, odd, own] = [rule('/old', 'x1'), rule('/odd', 'x2'), rule('/odd/own')]
  const refused = await refusedRedirects([good, odd, own], async (text) => text.includes('/odd'))
  expect([...refused]).toEqual([odd])
  expect(refusedProblem(odd)).toEqual({
    entry: 'redirects/x2',
    locale: '*',
    problem: expect.stringMatching(/^\/odd cannot/),
  })
})
