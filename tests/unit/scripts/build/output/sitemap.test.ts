import { describe, expect, test } from 'vitest'
import { robots, sitemaps } from '#scripts/build/output/sitemap.ts'
import { smallPage, smallSite } from '../../../../fixtures/small-site.ts'

const ORIGIN = 'https://mira.example'
const sitemap = (...args: Parameters<typeof sitemaps>) => sitemaps(...args)['sitemap.xml'] as string

describe('sitemap', () => {
  test('lists pages by path with their languages, the default one as x-default', () => {
    const xml = sitemap(smallSite(), ORIGIN)
    expect(addresses(xml)).toEqual([
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
    const site = smallSite()
    for (const page of site.pages) page.seo.noIndex = page.path === '/projects'
    site.pages = [
      ...site.pages,
      smallPage('en', '/account', { guard: 'auth' }),
      smallPage('en', '/login', { guard: 'guest' }),
    ]
    const xml = sitemap(site, ORIGIN)
    expect(addresses(xml)).toEqual([
      'https://mira.example/',
      'https://mira.example/ar',
      'https://mira.example/ar/projects',
    ])
    expect(xml).not.toContain('"https://mira.example/projects"')
  })

  test('encodes addresses for the web and for XML', () => {
    const site = { defaultLocale: 'en', pages: [smallPage('en', '/über/a&b')] }
    expect(addresses(sitemap(site, ORIGIN))).toEqual(['https://mira.example/%C3%BCber/a&#38;b'])
  })

  test('does not depend on the order of the pages', () => {
    const site = smallSite()
    const reversed = { ...site, pages: site.pages.toReversed() }
    expect(sitemap(reversed, ORIGIN)).toBe(sitemap(site, ORIGIN))
  })
})

describe('a large sitemap', () => {
  const files = sitemaps(smallSite(), ORIGIN, { addresses: 3, bytes: 1_000_000 })

  test('becomes an index of several, each within the limit', () => {
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemaps/1.xml', 'sitemaps/2.xml'])
    expect(addresses(files['sitemap.xml'] ?? '')).toEqual([
      'https://mira.example/sitemaps/1.xml',
      'https://mira.example/sitemaps/2.xml',
    ])
    expect(files['sitemap.xml']).toContain('<sitemapindex')
  })

  test('loses and doubles no address', () => {
    const parts = ['sitemaps/1.xml', 'sitemaps/2.xml'].map((path) => addresses(files[path] ?? ''))
    expect(parts.map(({ length }) => length)).toEqual([3, 1])
    expect(parts.flat()).toEqual(addresses(sitemap(smallSite(), ORIGIN)))
  })

  test('is split by its bytes too', () => {
    const parts = Object.entries(sitemaps(smallSite(), ORIGIN, { addresses: 99, bytes: 800 }))
    expect(parts.length).toBeGreaterThan(2)
    for (const [, text] of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(800)
  })
})

test('robots.txt names the sitemap', () => {
  expect(robots(ORIGIN)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://mira.example/sitemap.xml\n',
  )
})

const addresses = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
