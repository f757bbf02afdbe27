import { isErrorPage } from './page-files.ts'
import type { PublishedPage, PublishedSite } from './published-site.ts'

/**
 * The sitemap: every page that a search engine may show, with its other languages. `x-default` is the
 * default locale's page. No dates: nothing tells when a page last changed in earnest.
 *
 * @param origin scheme and host of the site, such as `https://mira.example`.
 */
export const sitemap = (
  site: Pick<PublishedSite, 'pages' | 'defaultLocale'>,
  origin: string,
): string => {
  const listed = site.pages.filter((page) => isIndexable(page, site.defaultLocale)).sort(byPath)
  const paths = new Set(listed.map(({ path }) => path))
  const urls = listed.map((page) => {
    const alternates = page.alternates.filter(({ path }) => paths.has(path))
    const fallback = alternates.find(({ locale }) => locale === site.defaultLocale)
    const links = [
      ...alternates.map(({ locale, path }) => link(locale, origin, path)),
      ...(fallback ? [link('x-default', origin, fallback.path)] : []),
    ]
    return `<url>\n<loc>${address(origin, page.path)}</loc>\n${links.join('')}</url>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  )
}

/** What a crawler is told: everything is open, and here is the sitemap. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`

const isIndexable = (page: PublishedPage, defaultLocale: string): boolean =>
  !page.seo.noIndex && page.guard === 'none' && !isErrorPage(page, defaultLocale)

const link = (language: string, origin: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address(origin, path)}"/>\n`

const address = (origin: string, path: string): string =>
  new URL(path, origin).href.replace(/[&'"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

const byPath = (a: PublishedPage, b: PublishedPage): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0
