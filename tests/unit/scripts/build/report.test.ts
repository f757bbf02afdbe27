import { expect, test } from 'vitest'
import { type Report, reportLines, withEditAddresses } from '#scripts/build/report.ts'

const report = (problems: number): Report => ({
  ...{ buildId: 'b', codeFingerprint: 'c', source: 'content', changed: [], quarantined: [] },
  pages: { total: 1, rendered: 1, joined: 0, kept: 0, removed: 0 },
  problems: Array.from({ length: problems }, (_, index) => ({
    ...{ entry: `redirects/${index}`, locale: '*', problem: 'Leads to nothing.' },
  })),
  ms: { pull: 0, plan: 0, compile: 0, render: 0, publish: 0, total: 0 },
  ...{ peakRssMb: 0, files: 1, bytes: 1 },
})

test('a person reads twenty problems, how many more there are, and where', () => {
  expect(reportLines(report(20))).toHaveLength(21)
  const lines = reportLines(report(421))
  expect(lines).toHaveLength(22)
  expect(lines[20]).toBe('  … and 401 more: report.json in CACHE_DIR has all of them.')
  expect(lines[21]).toMatch(/^Built 1 pages/)
})

test('what was left out leads to where editors see the CMS, also if builds find it elsewhere', () => {
  const entry = {
    ...{ type: 'tags' as const, documentId: 'x1', locale: 'en' },
    ...{ field: 'slug', problem: 'is empty' },
  }
  const editOf = (publicUrl?: string) =>
    withEditAddresses([entry], { url: 'http://strapi.internal:1337', publicUrl })[0]?.edit
  expect(editOf('https://cms.example')).toMatch(/^https:\/\/cms\.example\/admin\/.+\/x1\?/)
  expect(editOf()).toMatch(/^http:\/\/strapi\.internal:1337\/admin\//)
  expect(withEditAddresses([entry], undefined)).toEqual([entry])
})
