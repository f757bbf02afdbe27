import { expect, test } from 'vitest'
import type { Report } from '#scripts/build/report.ts'
import { buildSummary, failureSummary } from '#scripts/netlify-plugin/build-summary.js'

const report: Report = {
  buildId: '4add7828c93671ea',
  codeFingerprint: 'f',
  source: 'https://cms.example',
  pages: { total: 339, rendered: 3, joined: 0, kept: 336, removed: 1 },
  changed: [],
  quarantined: [],
  problems: [],
  ms: { pull: 300, plan: 120, compile: 0, render: 2100, publish: 200, total: 2720 },
  peakRssMb: 300,
  files: 855,
  bytes: 71 * 1024 * 1024,
}

const leftOut = (documentId: string) => ({
  type: 'articles' as const,
  documentId,
  locale: 'ar',
  field: 'slug',
  problem: 'is missing',
  edit: `https://cms.example/admin/content-manager/collection-types/api::article.article/${documentId}`,
})

test('the summary has counts, and the seconds of each step', () => {
  expect(buildSummary(report)).toEqual({
    title: '339 pages: 3 rendered, 336 kept, 1 removed',
    summary: '2.7 s, 0 entries left out, 0 things to fix',
    text: [
      'Build 4add7828c93671ea from https://cms.example: 855 files, 71.0 MB.',
      'Content 0.3 s, plan 0.1 s, compile 0.0 s, render 2.1 s, publish 0.2 s.',
    ].join('\n'),
  })
})

test('an edit of the header is one of its own', () => {
  const pages = { total: 339, rendered: 1, joined: 110, kept: 228, removed: 0 }
  expect(buildSummary({ ...report, pages }).title).toBe(
    '339 pages: 1 rendered, 110 joined to a new header and footer, 228 kept, 0 removed',
  )
})

test('an entry that was left out is a link to where the CMS fixes it', () => {
  const { summary, text } = buildSummary({
    ...report,
    quarantined: [{ ...leftOut('abc'), lastGoodVersionShown: true }],
    problems: [{ entry: 'pages/x', locale: 'en', problem: 'It links to nothing.' }],
  })
  expect(summary).toBe('2.7 s, 1 entry left out, 1 thing to fix')
  expect(text).toContain(
    '- [articles abc (ar)](https://cms.example/admin/content-manager/collection-types/api::article.article/abc), slug: is missing Its last version stays.',
  )
  expect(text).toContain('- pages/x (en): It links to nothing.')
})

test('of very many the first are named', () => {
  const quarantined = Array.from({ length: 60 }, (_, index) => leftOut(`entry${index}`))
  const { text } = buildSummary({ ...report, quarantined })
  expect(text.match(/^- \[articles/gm)).toHaveLength(50)
  expect(text).toContain('- and 10 more: see the log')
})

test('a failed build says why, first in one line', () => {
  expect(failureSummary({ message: '[GET] "https://cms.example": 500.\nLook there.' })).toEqual({
    title: 'The build failed; the site stays as it is',
    summary: '[GET] "https://cms.example": 500.',
    text: '[GET] "https://cms.example": 500.\nLook there.',
  })
})
