import { describe, expect, test } from 'vitest'
import { MAX_ADDRESSES, robots, sitemapIndex, sitemapPart } from '#scripts/build/output/sitemap.ts'
import { addressesIn } from '#tests/fixtures/sitemaps.ts'
import { smallPage, smallSite } from '#tests/fixtures/small-site.ts'

const ORIGIN = 'https://mira.example'
const settings = { defaultLocale: 'en', origin: ORIGIN }

/** The files of the part of all pages that are no homes. */
const filesOf = (pages = smallSite().pages) => sitemapPart({ project: '', pages }, settings)
const textOf = (pages?: ReturnType<typeof smallSite>['pages']) =>
  filesOf(pages)['sitemaps/pages.xml'] as string
const manyPages = (count: number) =>
  Array.from({ length: count }, (_, index) => smallPage('en', `/${10_000 + index}`))

describe('a part of the sitemap', () => {
  test('lists pages by path with their languages, the default one as x-default', () => {
    const xml = textOf()
    expect(addressesIn(xml)).toEqual([
      'https://mira.example/',
      'https://mira.example/ar',
      'https://mira.example/ar/projects',
      'https://mira.example/projects',
    ])
    expect(xml).toContain(
      '<url>\n<loc>https://mira.example/ar</loc>\n' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://mira.example/"/>\n' +
        '<xhtml:link rel="alternate" hreflang="ar" href="https://mira.example/ar"/>\n' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://mira.example/"/>\n</url>',
    )
  })

  test('leaves out what search engines should not show, as an alternative too', () => {
    const { pages } = smallSite()
    for (const page of pages) page.seo.noIndex ||= page.path === '/projects'
    const xml = textOf([
      ...pages,
      smallPage('en', '/account', { guard: 'auth' }),
      smallPage('en', '/login', { guard: 'guest' }),
    ])
    expect(addressesIn(xml)).toEqual([
      'https://mira.example/',
      'https://mira.example/ar',
      'https://mira.example/ar/projects',
    ])
    expect(xml).not.toContain('"https://mira.example/projects"')
  })

  test('encodes addresses for the web and for XML', () => {
    const xml = textOf([smallPage('en', '/über/a&b')])
    expect(addressesIn(xml)).toEqual(['https://mira.example/%C3%BCber/a&#38;b'])
  })

  test('does not depend on the order of the pages', () => {
    expect(filesOf(smallSite().pages.toReversed())).toEqual(filesOf())
  })

  test('has no file without a listed page', () => {
    expect(filesOf([smallPage('en', '/404', { seo: { noIndex: true } })])).toEqual({})
  })

  test.each([
    ['as many pages as a file may have', MAX_ADDRESSES, [MAX_ADDRESSES]],
    ['one page more', MAX_ADDRESSES + 1, [MAX_ADDRESSES, 1]],
    ['many pages', 2 * MAX_ADDRESSES + 3, [MAX_ADDRESSES, MAX_ADDRESSES, 3]],
  ])('with %s is cut into files that lose and double no address', (_, count, lengths) => {
    const files = filesOf(manyPages(count).toReversed())
    const names = ['sitemaps/pages.xml', 'sitemaps/pages-2.xml', 'sitemaps/pages-3.xml']
    expect(Object.keys(files)).toEqual(names.slice(0, lengths.length))
    const addresses = Object.values(files).map(addressesIn)
    expect(addresses.map(({ length }) => length)).toEqual(lengths)
    expect(addresses.flat()).toEqual(manyPages(count).map(({ path }) => `${ORIGIN}${path}`))
  })

  test('stays within the bytes that a file may have, with long addresses in a hundred languages', () => {
    const path = `/${'a'.repeat(250)}`
    const alternates = Array.from({ length: 100 }, () => ({ locale: 'en', path }))
    const [text = ''] = Object.values(filesOf([smallPage('en', path, { alternates })]))
    expect(text.match(/hreflang="en"/g)).toHaveLength(100)
    expect(MAX_ADDRESSES * Buffer.byteLength(text)).toBeLessThan(50_000_000)
  })
})

describe('the index of the sitemap', () => {
  test('names the files of all parts that list a page', () => {
    const parts = [
      { project: 'p2', listedCount: MAX_ADDRESSES + 1 },
      { project: '', listedCount: 4 },
      { project: 'p1', listedCount: 0 },
    ]
    const xml = sitemapIndex(parts, ORIGIN)
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(addressesIn(xml)).toEqual([
      'https://mira.example/sitemaps/homes-p2-2.xml',
      'https://mira.example/sitemaps/homes-p2.xml',
      'https://mira.example/sitemaps/pages.xml',
    ])
    expect(sitemapIndex(parts.toReversed(), ORIGIN)).toBe(xml)
  })

  test('of a site that lists no page is an empty list of addresses', () => {
    const xml = sitemapIndex([{ project: '', listedCount: 0 }], ORIGIN)
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<\/urlset>\n$/)
  })

  test('has another plain name for each part, whatever its project is called', () => {
    const projects = ['', 'pages', 'Pages', 'a', 'A', 'a-2', '../a', 'a/b', 'é', 'x'.repeat(300)]
    const files = projects.flatMap((project) => {
      const pages = manyPages(MAX_ADDRESSES + 1)
      const names = Object.keys(sitemapPart({ project, pages }, settings))
      const xml = sitemapIndex([{ project, listedCount: pages.length }], ORIGIN)
      expect(addressesIn(xml)).toEqual(names.toSorted().map((name) => `${ORIGIN}/${name}`))
      return names
    })
    expect(files).toHaveLength(2 * projects.length)
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
    for (const file of files) expect(file).toMatch(/^sitemaps\/[a-z0-9-]{1,90}\.xml$/)
  })
})

test('robots.txt names the sitemap', () => {
  expect(robots(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://mira.example/sitemap.xml\n',
  )
})
