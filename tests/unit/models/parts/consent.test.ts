import { expect, test } from 'vitest'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { sampleSnapshot } from '../../content/sample.ts'
import { mainPage, mediaTable } from '../../content/small-content.ts'

const category = { title: 'Counting', text: 'Counts visits.' }
const consent = (version: string) => ({
  ...{ title: 'Cookies', text: 'May we?', link: null, accept: 'Yes', reject: 'No' },
  ...{ choose: 'Choose', save: 'Save', necessary: category, statistics: category },
  ...{ marketing: category, change: 'Change', version },
})

/** What is to be fixed where the languages of a site have these versions of the question. */
const problemsOf = (versions: Record<string, string>, pixel: { id: string } | null) => {
  const snapshot = sampleSnapshot({ pages: [mainPage] }, mediaTable)
  const { layout } = snapshot.singles
  for (const [locale, it] of Object.entries(layout)) {
    if (it) layout[locale] = { ...it, consent: consent(versions[locale] ?? 'none') }
  }
  const { problems } = makeSite({
    ...{ snapshot, siteConfig, origin: 'https://site.example' },
    tracking: { tagManager: null, pixel },
  })
  return problems.filter(({ problem }) => problem.includes('version'))
}

test('a language that asks for consent to another version is to be fixed', () => {
  expect(problemsOf({ en: '2026-12', ar: '2026-11' }, { id: '1' })).toEqual([
    {
      entry: expect.stringMatching(/^layout\//),
      locale: 'ar',
      problem: expect.stringContaining('is "2026-11", and "2026-12" in en'),
    },
  ])
  expect(problemsOf({ en: '2026-12', ar: '2026-12' }, { id: '1' })).toEqual([])
})

test('a site that asks for nothing has nothing to fix in it', () => {
  expect(problemsOf({ en: '2026-12', ar: '2026-11' }, null)).toEqual([])
})
