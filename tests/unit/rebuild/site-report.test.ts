import { expect, test } from 'vitest'
import { siteReportOf } from '#src/rebuild/site-report.ts'

const link = {
  ...{ entry: 'articles/a1', locale: 'de', about: 'link' as const },
  problem: 'The link to /x leads to nothing.',
}
const form = { entry: 'forms/f1', locale: 'en', problem: 'The form "Visit" has two keys.' }
const leftOut = {
  ...{ type: 'pages', documentId: 'p1', locale: 'en', field: 'slug', problem: 'is missing' },
}

test('sorts what a build found into what is left out, what leads to nothing, and the rest', () => {
  expect(siteReportOf({ quarantined: [leftOut], problems: [form, link] })).toEqual({
    leftOut: { total: 1, entries: [{ ...leftOut, lastGoodVersionShown: false }] },
    deadLinks: {
      total: 1,
      entries: [{ type: 'articles', documentId: 'a1', locale: 'de', problem: link.problem }],
    },
    toFix: {
      total: 1,
      entries: [{ type: 'forms', documentId: 'f1', locale: 'en', problem: form.problem }],
    },
  })
})

test('names other entries by their titles, not by their ids', () => {
  const problem =
    'The path /visit belongs to pages “Visit (us)” (s7e3gbswm0ijgf8n4bae8h42, en) already.'
  const report = siteReportOf({ quarantined: [{ ...leftOut, problem }], problems: [] })
  expect(report.leftOut.entries[0]?.problem).toBe(
    'The path /visit belongs to pages “Visit (us)” already.',
  )
})

test('10,000 mistakes with endless texts stay a small file, and are all counted', () => {
  const many = <Item>(item: Item): Item[] => Array.from({ length: 10_000 }, () => item)
  const endless = 'x'.repeat(100_000)
  const report = siteReportOf({
    quarantined: many({ ...leftOut, problem: endless, field: endless }),
    problems: [...many({ ...link, problem: endless }), ...many({ ...form, entry: endless })],
  })
  expect(JSON.stringify(report).length).toBeLessThan(250_000)
  expect(report.leftOut).toMatchObject({ total: 10_000, entries: { length: 100 } })
  expect(report.toFix).toMatchObject({ total: 10_000, entries: { length: 100 } })
})
