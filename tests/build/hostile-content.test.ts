import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '#scripts/build/report.ts'
import type { Entry } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { sitemapText } from '#tests/fixtures/sitemaps.ts'
import { FAILING_JOB } from './oracle/other-code.ts'
import { type TestProject, testProject } from './oracle/project.ts'
import { expectSamePublished, readPublished } from './oracle/published.ts'
import { smallDemo } from './oracle/small-demo.ts'

const MINUTE = 60_000

const demo = await smallDemo()
const [article] = demo.collections.articles.en as [Entry<'articles'>]
const [job] = demo.collections.jobs.en as [Entry<'jobs'>]

const articles: (Partial<Entry<'articles'>> & { documentId: string })[] = [
  { documentId: 'hostiledeepquotes0000001', text: `${'>'.repeat(3_000)} deep` },
  { documentId: 'hostiledeeplists00000001', text: `${'- '.repeat(3_000)}deep` },
  { documentId: 'hostiledeepemphasis00001', text: '*a '.repeat(3_000) + 'b* '.repeat(3_000) },
  { documentId: 'hostilehugetable00000001', text: hugeTable() },
  { documentId: 'hostilelonglonglong00001', text: 'long '.repeat(50_000) },
  { documentId: 'hostilelosttheimage00001', image: { ...article.image, desktop: 'lost.jpg' } },
]
const odd = {
  ...article,
  documentId: 'hostileoddletters0000001',
  slug: 'odd-letters',
  title: 'Odd\u0000 letters \ud800 \u202e\ufffe',
  text: 'A\u0000B [x](javascript:alert(1)) \udfff <script>alert(1)</script>',
}
const redirects = ['/?', '/articles?', '/_next/*', '/404', '/draft', '/.netlifyx', '/units#x'].map(
  (from, index) => ({
    documentId: `hostileredirect00000${index}`,
    ...{ from, to: 'HTTPS://evil.example', permanent: true },
  }),
)

let project: TestProject
let report: Report
let html: (path: string) => Promise<string>

beforeAll(async () => {
  project = await testProject('hostile')
  await project.useOtherCode()
  await project.write(hostile())
  report = await project.build()
  html = (path) => readFile(join(project.environment.outDir, path), 'utf8')
}, 15 * MINUTE)

afterAll(() => project.remove())

describe('a build of hostile entries', () => {
  it.each([...articles.map(({ documentId }) => documentId), 'hostilefailingjob0000001'])(
    'leaves out %s and names it',
    (documentId) => {
      expect(report.quarantined).toContainEqual(
        expect.objectContaining({ documentId, locale: 'en' }),
      )
    },
  )

  it('says which field it is, or what the page failed with', () => {
    const told = Object.fromEntries(
      report.quarantined.map(({ documentId, field, problem }) => [
        documentId,
        `${field}: ${problem}`,
      ]),
    )
    expect(told.hostiledeepquotes0000001).toMatch(/^text: holds more than 20 quotes or lists/)
    expect(told.hostilelosttheimage00001).toMatch(/^image\.desktop: .*"lost\.jpg"/)
    expect(told.hostilefailingjob0000001).toMatch(/^page: could not be rendered: nobody foresaw/)
  })

  it('names each redirect that cannot be', () => {
    for (const { documentId } of redirects) {
      expect(report.problems).toContainEqual(
        expect.objectContaining({ entry: `redirects/${documentId}` }),
      )
    }
  })

  it('publishes all the others, and no link to what is not there', async () => {
    expect(await html('index.html')).toContain('</html>')
    expect(await html(`jobs/${job.slug}.html`)).toContain('</html>')
    const map = await sitemapText(html)
    expect(map).toContain(`/jobs/${job.slug}<`)
    expect(map).not.toMatch(/hostile|failing-job/)
    expect(await html('_redirects')).not.toContain('evil.example')
  })

  it('publishes odd letters without those that no page can hold', async () => {
    const page = await html('articles/odd-letters.html')
    expect(page).toContain('Odd letters \ufffd')
    expect(page).not.toContain('javascript:')
    expect(page).not.toContain('<script>alert(1)')
    expect(page).not.toContain('\u0000')
  })

  it(
    'gives the same when it is built again, and from nothing',
    async () => {
      await project.build()
      const again = await readPublished(project.environment.outDir)
      await expectSamePublished(again, await readPublished(await project.buildFromNothing()))
    },
    15 * MINUTE,
  )
})

function hostile(): Snapshot {
  const { collections } = demo
  const add = <E extends { documentId: string }>(list: E[] | undefined, more: E[]): E[] =>
    [...(list ?? []), ...more].toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
  const hostiles = articles.map((fields, index) => ({
    ...article,
    slug: `hostile-${index}`,
    ...fields,
  }))
  const failing = {
    ...{ ...job, documentId: 'hostilefailingjob0000001' },
    ...{ slug: 'failing-job', title: FAILING_JOB },
  }
  return {
    ...demo,
    collections: {
      ...collections,
      articles: { ...collections.articles, en: add(collections.articles.en, [...hostiles, odd]) },
      jobs: { ...collections.jobs, en: add(collections.jobs.en, [failing]) },
      redirects: { '*': add(collections.redirects['*'], redirects) },
    },
  }
}

function hugeTable(): string {
  return `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'|a\n'.repeat(1_000)}`
}
