import { expect, test } from 'vitest'
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
