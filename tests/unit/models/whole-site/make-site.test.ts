import { describe, expect, it } from 'vitest'
import type { ListModel } from '#src/models/pages/list.ts'
import type { ProjectModel } from '#src/models/pages/project.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import {
  article,
  mainPage,
  page,
  project,
  siteOf,
  textBlock,
  unit,
} from '../../content/small-content.ts'

/** Every path but those of the account pages, the shortlist and the search, which each language has. */
const paths = (site: Site) =>
  site.pages
    .filter(({ content }) => !['account', 'shortlist', 'search'].includes(content.type))
    .map(({ path }) => path)
const pageAt = (site: Site, path: string) => {
  const found = site.pages.find((it) => it.path === path)
  if (!found) throw new Error(`no page ${path}`)
  return found
}

describe('paths', () => {
  it('have no prefix in the default language and one in the others (§1.2)', () => {
    const site = siteOf({ pages: [mainPage, page()], projects: [project()], units: [unit()] })
    expect(paths(site)).toEqual([
      '/',
      '/404',
      '/about',
      '/ar',
      '/ar/404',
      '/ar/about',
      '/ar/draft',
      '/ar/projects/tower',
      '/ar/units/tower-1',
      '/draft',
      '/projects/tower',
      '/units/tower-1',
    ])
  })

  it('know the same page in the other languages, whatever its slug there', () => {
    const site = siteOf({}, ({ collections }) => {
      collections.pages.en = [mainPage, page()]
      collections.pages.ar = [mainPage, page({ slug: 'about-us' })]
    })
    expect(pageAt(site, '/about').alternates).toEqual([
      { locale: 'en', path: '/about' },
      { locale: 'ar', path: '/ar/about-us' },
    ])
  })

  it('name only the languages in which a page exists', () => {
    const site = siteOf({}, ({ collections }) => {
      collections.pages.en = [mainPage, page()]
    })
    expect(pageAt(site, '/about').alternates).toEqual([{ locale: 'en', path: '/about' }])
  })
})

describe('what cannot become a page', () => {
  it('is the second of two entries with one path, and the message names the first', () => {
    const second = page({ documentId: 'page000002', title: 'About again' })
    const site = siteOf({ pages: [mainPage, page(), second] })
    expect(site.quarantined).toHaveLength(2)
    expect(site.quarantined[0]).toMatchObject({
      type: 'pages',
      documentId: 'page000002',
      locale: 'en',
      field: 'slug',
    })
    expect(site.quarantined[0]?.problem).toBe(
      'The path /about belongs to pages “About” (page000001, en) already. Give one of the two another slug.',
    )
    expect(paths(site)).toContain('/about')
  })

  it.each(['projects', 'news', 'ru', 'ar', 'api', '404', 'media'])(
    'is a page on the reserved path /%s',
    (slug) => {
      const site = siteOf({ pages: [mainPage, page({ slug })] })
      expect(site.quarantined[0]?.problem).toContain(`/${slug} is reserved`)
    },
  )

  it('is an article that would hide the subjects', () => {
    const site = siteOf({ articles: [article({ slug: 'tags' })] })
    expect(site.quarantined[0]?.problem).toContain('"tags" is reserved below /articles')
  })
})

describe('an address that two entries claim', () => {
  const [first, second] = [
    page({ documentId: 'aaaaaaaaaa', title: 'Contact' }),
    page({ documentId: 'zzzzzzzzzz', title: 'About' }),
  ]
  const keyAt = (site: Site) => pageAt(site, '/about').key

  it('stays with the one that held it before, and the other one is named', () => {
    const site = siteOf({ pages: [mainPage, first, second] }, (snapshot) => {
      snapshot.holders = { en: { '/about': 'pages/zzzzzzzzzz' } }
    })
    expect(keyAt(site)).toBe('pages/zzzzzzzzzz')
    expect(site.quarantined).toContainEqual({
      ...{ type: 'pages', documentId: 'aaaaaaaaaa', locale: 'en', field: 'slug' },
      problem: expect.stringContaining('belongs to pages “About” (zzzzzzzzzz, en) already'),
    })
  })

  it('is decided in each language for itself', () => {
    const site = siteOf({ pages: [mainPage, first, second] }, (snapshot) => {
      snapshot.holders = { en: { '/about': 'pages/zzzzzzzzzz' } }
    })
    expect(pageAt(site, '/ar/about').key).toBe('pages/aaaaaaaaaa')
  })

  it('goes to the lower document id where nobody held it', () => {
    expect(keyAt(siteOf({ pages: [mainPage, first, second] }))).toBe('pages/aaaaaaaaaa')
  })
})

describe('what is left out and named', () => {
  const leftOut = (content: Parameters<typeof siteOf>[0]) => {
    const site = siteOf(content)
    return {
      quarantined: site.quarantined.filter(({ locale }) => locale === 'en'),
      paths: paths(site),
    }
  }

  it('is an entry that shows a picture which the snapshot lacks, whoever shows its card', () => {
    const image = { desktop: 'gone.jpg', tablet: null, mobile: null, alt: '' }
    const list = page({ documentId: 'list000001', kind: 'articles', slug: 'articles' })
    const site = leftOut({ pages: [mainPage, list], articles: [article({ image })] })
    expect(site.quarantined).toEqual([
      {
        ...{ type: 'articles', documentId: article().documentId, locale: 'en' },
        ...{ field: 'image.desktop', problem: expect.stringContaining('"gone.jpg"') },
      },
    ])
    expect(site.paths).toContain('/articles')
    expect(site.paths).not.toContain(`/articles/${article().slug}`)
  })

  it.each([
    [{ layout: 'fancy' }, 'layout', '"fancy" does not exist. Known: default, landing, minimal.'],
    [{ guard: 'admin' }, 'guard', '"admin" does not exist. Known: none, auth, guest.'],
    [{ guard: 'auth', role: 'boss' }, 'role', '"boss" does not exist. Known: owner.'],
    [{ role: 'owner' }, 'role', expect.stringContaining('not the guard "auth"')],
    [{ guard: 'auth', kind: 'jobs' }, 'guard', expect.stringContaining('lists are for everybody')],
  ] as const)('is a page with %o (§2.3, §8.6)', (fields, field, problem) => {
    const site = leftOut({ pages: [mainPage, page(fields)] })
    const { documentId } = page()
    expect(site.quarantined).toEqual([{ type: 'pages', documentId, locale: 'en', field, problem }])
    expect(site.paths).not.toContain('/about')
  })
})

describe('what fails the build', () => {
  it('is a picture of the header that the snapshot lacks', () => {
    expect(() =>
      siteOf({}, ({ singles }) => {
        for (const layout of Object.values(singles.layout)) layout.header.logo = 'gone.svg'
      }),
    ).toThrow('"gone.svg"')
  })

  it('is a default language without a main page', () => {
    expect(() => siteOf({ pages: [page()] })).toThrow('no main page')
  })

  it('is a stripped segment as a prefixed language, with the way to fix it', () => {
    expect(() =>
      siteOf({}, (snapshot) => {
        snapshot.locales.push({ code: 'ru', name: 'Russian', isDefault: false })
      }),
    ).toThrow(/Make "ru" the default locale, or take it out of STRIPPED_SEGMENTS/)
  })

  it('is not a stripped segment as the default language', () => {
    const site = siteOf({}, (snapshot) => {
      snapshot.locales[0] = { code: 'ru', name: 'Russian', isDefault: true }
      for (const type of Object.values(snapshot.singles)) if (type.en) type.ru = type.en as never
      for (const type of Object.values(snapshot.collections)) {
        if (type.en) type.ru = type.en as never
      }
    })
    expect(paths(site)).toEqual(['/', '/404', '/ar', '/ar/404', '/ar/draft', '/draft'])
    expect(site.defaultLocale).toBe('ru')
  })
})

describe('a language without a main page', () => {
  const site = siteOf({ pages: [mainPage] }, (snapshot) => {
    snapshot.collections.pages.ar = [page()]
  })
  const shellOf = (code: string) => site.shells[code]

  it('is reported', () => {
    expect(site.problems).toContainEqual({
      ...{ entry: 'pages', locale: 'ar' },
      problem: expect.stringMatching(
        /^العربية has no main page, .*Publish a page of the kind "main"/,
      ),
    })
  })

  it('has the main page of the default language as its home', () => {
    expect(shellOf('ar')?.home).toBe('/')
    expect(shellOf('en')?.locales).toMatchObject([
      { code: 'en', home: '/' },
      { code: 'ar', home: null },
    ])
  })
})

describe('links', () => {
  it('to nothing are reported with the entry that holds them', () => {
    const site = siteOf({ pages: [mainPage, page({ blocks: [textBlock('[x](/nowhere)')] })] })
    expect(site.problems.filter(({ locale }) => locale === 'en')).toContainEqual({
      entry: 'pages/page000001',
      locale: 'en',
      about: 'link',
      problem: 'The link to /nowhere leads to nothing.',
    })
  })

  it.each([
    ['#modal:intrest', /opens no form\. Write one of #modal:job, #modal:interest/],
    ['/about#modal:visit', /none with the key "visit"/],
  ])('to the form %s are reported', (href, problem) => {
    const site = siteOf({ pages: [mainPage, page({ blocks: [textBlock(`[x](${href})`)] })] })
    expect(site.problems.filter(({ locale }) => locale === 'en')).toContainEqual({
      entry: 'pages/page000001',
      locale: 'en',
      about: 'link',
      problem: expect.stringMatching(problem),
    })
  })

  it('of a text are resolved in its language', () => {
    const blocks = [textBlock('[x](/about) [y](/news/an-article) [z](/nowhere)')]
    const site = siteOf({ pages: [mainPage, page({ blocks })], articles: [article()] })
    const { content } = pageAt(site, '/ar/about')
    expect(content).toMatchObject({
      blocks: [
        {
          text: {
            links: {
              '/about': '/ar/about',
              '/news/an-article': '/ar/articles/an-article',
              '/nowhere': null,
            },
          },
        },
      ],
    })
  })
})

describe('lists', () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    article({
      documentId: `article${String(index).padStart(3, '0')}`,
      slug: `a-${index}`,
      date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    }),
  )
  const list = page({ documentId: 'articles00', kind: 'articles', slug: 'articles', title: 'News' })
  const site = siteOf({ pages: [mainPage, list], articles: many })

  it('have ten entries a page, rounded up, the newest first (§4.10)', () => {
    expect(paths(site).filter((path) => path.startsWith('/articles/page'))).toEqual([
      '/articles/page/2',
      '/articles/page/3',
    ])
    const last = pageAt(site, '/articles/page/3').content as ListModel
    expect(last.cards.map(({ path }) => path)).toEqual([
      '/articles/a-2',
      '/articles/a-1',
      '/articles/a-0',
    ])
    expect(last.pagination).toEqual({
      page: 3,
      totalItems: 23,
      itemsPerPage: 10,
      totalPages: 3,
      visible: [1, 2, 3],
    })
  })

  it('are the same page in another language only under the same number', () => {
    expect(pageAt(site, '/articles/page/2').alternates).toEqual([
      { locale: 'en', path: '/articles/page/2' },
      { locale: 'ar', path: '/ar/articles/page/2' },
    ])
  })

  it('are led to by a link to a page number that exists; one to another number is a link to nothing', () => {
    const links = ['/articles', '/articles/page/3', '/articles/page/4', '/articles/page/1']
    const blocks = [textBlock(links.map((link) => `[x](${link})`).join(' '))]
    const linking = siteOf({ pages: [mainPage, list, page({ blocks })], articles: many })
    expect(pageAt(linking, '/ar/about').content).toMatchObject({
      blocks: [
        {
          text: {
            links: {
              '/articles': '/ar/articles',
              '/articles/page/3': '/ar/articles/page/3',
              '/articles/page/4': null,
              '/articles/page/1': null,
            },
          },
        },
      ],
    })
    expect(linking.problems).toContainEqual({
      entry: 'pages/page000001',
      locale: 'en',
      about: 'link',
      problem: 'The link to /articles/page/4 leads to nothing.',
    })
  })

  it('of a subject have the pages that the articles which are shown fill', () => {
    const tag = { documentId: 'subject001', title: 'Stone', slug: 'stone' }
    const tags = ['subject001']
    const tagged = many.slice(0, 11).map((entry) => ({ ...entry, tags }))
    const pagesOf = (articles: typeof tagged) =>
      paths(siteOf({ pages: [mainPage, list], tags: [tag], articles })).filter((path) =>
        path.startsWith('/articles/tags'),
      )
    expect(pagesOf(tagged)).toEqual(['/articles/tags/stone', '/articles/tags/stone/page/2'])
    const [first, ...others] = tagged
    expect(pagesOf([{ ...first, slug: 'tags' } as (typeof tagged)[0], ...others])).toEqual([
      '/articles/tags/stone',
    ])
  })

  it('are in the breadcrumbs of their entries', () => {
    expect(pageAt(site, '/articles/a-1').breadcrumbs).toEqual([
      { label: 'Home', path: '/' },
      { label: 'News', path: '/articles' },
      { label: 'An article', path: '/articles/a-1' },
    ])
  })
})

describe('an account page', () => {
  it('is in each language, and links may lead to it', () => {
    const site = siteOf({
      pages: [mainPage, page({ blocks: [textBlock('[Sign in](/account/login)')] })],
    })
    expect(site.problems.filter(({ problem }) => problem.includes('/account'))).toEqual([])
    expect(pageAt(site, '/ar/account/login')).toMatchObject({
      guard: 'guest',
      seo: { noIndex: true },
      content: { type: 'account', page: 'login', configured: false },
      alternates: [
        { locale: 'en', path: '/account/login' },
        { locale: 'ar', path: '/ar/account/login' },
      ],
    })
  })
})

describe('a page for signed-in visitors', () => {
  it('is published without a word of its content', () => {
    const secret = page({
      guard: 'auth',
      blocks: [textBlock('The code is 4711.')],
      seo: { ...mainPage.seo, description: 'About 4711' },
    })
    const model = pageAt(siteOf({ pages: [mainPage, secret] }), '/about')
    expect(JSON.stringify(model)).not.toContain('4711')
    expect(model).toMatchObject({ guard: 'auth', seo: { noIndex: true } })
  })

  it('is kept aside with its content and its role', () => {
    const secret = page({
      guard: 'auth',
      role: 'owner',
      blocks: [textBlock('The code is 4711.')],
    })
    const { restricted } = siteOf({ pages: [mainPage, secret] })
    expect(restricted).toMatchObject([
      { role: 'owner', page: { path: '/about' } },
      { role: 'owner', page: { path: '/ar/about' } },
    ])
    expect(JSON.stringify(restricted)).toContain('4711')
  })
})

describe('detail pages', () => {
  it('show a project with its units, cheapest first, and its lowest price for sale', () => {
    const units = [
      unit({ documentId: 'unit000001', slug: 'a', price: 3 }),
      unit({ documentId: 'unit000002', slug: 'b', price: 2 }),
      unit({ documentId: 'unit000003', slug: 'c', price: 1, availability: 'sold' }),
      unit({ documentId: 'unit000004', slug: 'd', project: null }),
    ]
    const site = siteOf({ projects: [project()], units })
    const model = pageAt(site, '/projects/tower').content as ProjectModel
    expect(model.units.map(({ path }) => path)).toEqual(['/units/c', '/units/b', '/units/a'])
    const { project: card } = pageAt(site, '/units/a').content as UnitModel
    expect(card).toMatchObject({ priceFrom: 2, unitCount: 3 })
  })

  it('offer similar homes of the same project that can be bought', () => {
    const units = [
      unit({ documentId: 'unit000001', slug: 'a', price: 100 }),
      unit({ documentId: 'unit000002', slug: 'sold', price: 100, availability: 'sold' }),
      unit({ documentId: 'unit000003', slug: 'near', price: 110 }),
      unit({ documentId: 'unit000004', slug: 'far', price: 200 }),
      unit({ documentId: 'unit000005', slug: 'large', price: 100, bedrooms: 4 }),
      unit({ documentId: 'unit000006', slug: 'elsewhere', project: null }),
    ]
    const site = siteOf({ projects: [project()], units })
    const { similar } = pageAt(site, '/units/a').content as UnitModel
    expect(similar.map(({ path }) => path)).toEqual(['/units/near', '/units/far', '/units/large'])
  })
})

it('gives the same values for the same content', () => {
  const content = { pages: [mainPage, page()], projects: [project()], units: [unit()] }
  expect(JSON.stringify(siteOf(content))).toBe(JSON.stringify(siteOf(content)))
})

describe('files', () => {
  it('are published where some page shows them, and no others', () => {
    const unused = {
      name: 'original.jpg',
      mime: 'image/jpeg',
      width: 9,
      height: 9,
      bytes: 9,
      sha256: 'a',
    }
    const site = siteOf({ pages: [mainPage], projects: [project()] }, (sample) => {
      sample.media['original.jpg'] = unused
    })
    const shown = JSON.stringify([site.pages, site.shells])
    expect(site.media).not.toContain('original.jpg')
    expect(site.media.length).toBeGreaterThan(1)
    for (const name of site.media) expect(shown).toContain(name.slice(0, name.lastIndexOf('.')))
  })
})
