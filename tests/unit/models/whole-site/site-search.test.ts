import { expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { openSearch } from '#src/search/open-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { mainPage, page, project, siteOf, textBlock, unit } from '../../content/small-content.ts'

test('pages that not everybody may see, or that search engines shall not show, are in no index', () => {
  const seo = { title: 'T', description: 'D', image: null, favicon: null, noIndex: false }
  const secret = (fields: object) => page({ blocks: [textBlock('Confidential')], ...fields })
  const { siteSearch } = siteOf({
    pages: [
      mainPage,
      secret({ documentId: 'page000002', slug: 'owners', title: 'Owners', guard: 'auth' }),
      secret({ documentId: 'page000003', slug: 'guests', title: 'Strangers', guard: 'guest' }),
      secret({
        ...{ documentId: 'page000004', slug: 'hidden', title: 'Concealed' },
        seo: { ...seo, noIndex: true },
      }),
      page({ blocks: [textBlock('Public words')] }),
    ],
    projects: [project()],
    units: [unit()],
  })
  const words = JSON.stringify(siteSearch).toLowerCase()
  for (const known of ['public', 'about', '/projects/tower', '/units/tower-1']) {
    expect(words).toContain(known)
  }
  for (const hidden of [
    'confidential',
    'owners',
    'strangers',
    'concealed',
    'account',
    'shortlist',
  ]) {
    expect(words).not.toContain(hidden)
  }
})

test('homes are found by what the filter calls their view, in words of the demo', async () => {
  const demo = await readSnapshot('content')
  const { siteSearch } = makeSite({ snapshot: demo, siteConfig, origin: 'https://mira.example' })
  for (const [locale, query] of [
    ['en', 'sea view'],
    ['ar', 'إطلالة على البحر'],
    ['de', 'Ausblick Meer'],
  ] as const) {
    const search = openSearch(locale, async (path) =>
      JSON.parse(siteSearch[path.slice(1)] as string),
    )
    const { records } = await search(query, { most: 8 })
    expect(records.filter(({ kind }) => kind === 'unit').length, query).toBeGreaterThan(3)
  }
})
