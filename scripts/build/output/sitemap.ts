import { languageTag } from '#src/site/language-tags.ts'
import { isErrorPage, type OutputPage } from './output-site.ts'
import { xmlAddress } from './xml.ts'

/** What one sitemap may hold: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000
const MAX_BYTES = 50 * 1024 * 1024

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const TAIL = '</urlset>\n'

type ListedSite = { pages: OutputPage[]; defaultLocale: string }

/**
 * The sitemap: every page that a search engine may show, with its other languages. `x-default` is the
 * default locale's page. No dates: nothing tells when a page last changed in earnest.
 *
 * @param origin scheme and host of the site, such as `https://mira.example`.
 * @param limits what one file may hold; a larger sitemap becomes an index of several.
 * @returns files by their path: `sitemap.xml`, and `sitemaps/1.xml` … where it is an index.
 */
export const sitemaps = (
  site: ListedSite,
  origin: string,
  limits = { addresses: MAX_ADDRESSES, bytes: MAX_BYTES },
): Record<string, string> => {
  const parts = split(entries(site, origin), limits).map((part) => HEAD + part.join('') + TAIL)
  if (parts.length === 1) return { 'sitemap.xml': parts[0] as string }
  const files = parts.map((text, index) => [`sitemaps/${index + 1}.xml`, text] as const)
  const index = files.map(
    ([path]) => `<sitemap><loc>${xmlAddress(origin, `/${path}`)}</loc></sitemap>\n`,
  )
  return {
    'sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      `${index.join('')}</sitemapindex>\n`,
    ...Object.fromEntries(files),
  }
}

/** The rules for crawlers: everything is allowed, and the sitemap's address. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`

const entries = (site: ListedSite, origin: string): string[] => {
  const listed = site.pages.filter((page) => isIndexable(page, site.defaultLocale)).sort(byPath)
  const paths = new Set(listed.map(({ path }) => path))
  return listed.map((page) => {
    const alternates = page.alternates.filter(({ path }) => paths.has(path))
    const fallback = alternates.find(({ locale }) => locale === site.defaultLocale)
    const links = [
      ...alternates.map(({ locale, path }) => link(languageTag(locale), origin, path)),
      ...(fallback ? [link('x-default', origin, fallback.path)] : []),
    ]
    return `<url>\n<loc>${xmlAddress(origin, page.path)}</loc>\n${links.join('')}</url>\n`
  })
}

/** Cuts a list into parts within the limits; an empty list is one part. */
const split = (list: string[], limits: { addresses: number; bytes: number }): string[][] => {
  const frame = Buffer.byteLength(HEAD + TAIL)
  let part: string[] = []
  let bytes = frame
  const parts = [part]
  for (const entry of list) {
    const size = Buffer.byteLength(entry)
    if (part.length === limits.addresses || (part.length > 0 && bytes + size > limits.bytes)) {
      part = []
      bytes = frame
      parts.push(part)
    }
    part.push(entry)
    bytes += size
  }
  return parts
}

const isIndexable = (page: OutputPage, defaultLocale: string): boolean =>
  !page.seo.noIndex && page.guard === 'none' && !isErrorPage(page, defaultLocale)

const link = (language: string, origin: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlAddress(origin, path)}"/>\n`

const byPath = (a: OutputPage, b: OutputPage): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0
