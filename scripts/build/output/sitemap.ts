import { sha256 } from '#src/lib/hash.ts'
import { isListed } from '#src/models/pages/is-listed.ts'
import { languageTag } from '#src/site/language-tags.ts'
import type { OutputPage } from './output-site.ts'
import { xmlAddress } from './xml.ts'

/**
 * A file may hold 50,000 addresses and 50 MB (https://www.sitemaps.org/protocol.html). With so few, bytes need not be
 * counted: each address has 33 kB for itself and its links to a hundred other languages.
 */
export const MAX_ADDRESSES = 1_500

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Document ids of the CMS are such names. Two of them are never the same file, also where letter case is ignored. */
const PLAIN_NAME = /^[a-z0-9]{1,40}$/

/** A part of the sitemap: the project or projects whose homes it has, or '' for all other pages. */
type Part = { project: string }

/**
 * The files of a part: all of its pages that a search engine may show, with their other languages. `x-default` is the
 * default locale's page. No dates: nothing tells when a page last changed in earnest.
 *
 * @param part.pages of all languages; the other languages of a page are looked for among them.
 * @param origin scheme and host of the site, such as `https://mira.example`.
 * @returns files by their path; none without a listed page.
 */
export const sitemapPart = (
  { project, pages }: Part & { pages: OutputPage[] },
  { defaultLocale, origin }: { defaultLocale: string; origin: string },
): Record<string, string> => {
  const listed = pages.filter(isListed).sort(byPath)
  const paths = new Set(listed.map(({ path }) => path))
  const entries = listed.map((page) => {
    const alternates = page.alternates.filter(({ path }) => paths.has(path))
    const fallback = alternates.find(({ locale }) => locale === defaultLocale)
    const links = [
      ...alternates.map(({ locale, path }) => link(languageTag(locale), origin, path)),
      ...(fallback ? [link('x-default', origin, fallback.path)] : []),
    ]
    return `<url>\n<loc>${xmlAddress(origin, page.path)}</loc>\n${links.join('')}</url>\n`
  })
  return Object.fromEntries(
    partFiles({ project, listedCount: entries.length }).map((file, index) => [
      file,
      urlset(entries.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES)),
    ]),
  )
}

/**
 * The sitemap that crawlers are told of: an index of the files of all parts. A site that lists no page has an empty
 * list of addresses instead.
 *
 * @param parts with how many pages they list.
 */
export const sitemapIndex = (parts: (Part & { listedCount: number })[], origin: string): string => {
  const files = parts.flatMap(partFiles).sort()
  if (files.length === 0) return urlset([])
  const sitemaps = files.map(
    (file) => `<sitemap><loc>${xmlAddress(origin, `/${file}`)}</loc></sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`
}

/** The rules for crawlers: everything is allowed, and the sitemap's address. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`

/** A part has several files if it lists many pages, and none if it lists no page. */
const partFiles = ({ project, listedCount }: Part & { listedCount: number }): string[] => {
  const plain = PLAIN_NAME.test(project) ? project : sha256(project)
  const name = project === '' ? 'pages' : `homes-${plain}`
  return Array.from(
    { length: Math.ceil(listedCount / MAX_ADDRESSES) },
    (_, index) => `sitemaps/${name}${index === 0 ? '' : `-${index + 1}`}.xml`,
  )
}

const urlset = (entries: string[]): string =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`

const link = (language: string, origin: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlAddress(origin, path)}"/>\n`

const byPath = (a: OutputPage, b: OutputPage): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0
