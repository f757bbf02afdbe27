import type { PublishedPage } from './published-site.ts'

/** Where a page stands in Next's export and in the published site; paths within the two folders. */
export type PageFile = { source: string; target: string }

const HTML = '.html'
const PAYLOAD = '.txt'

/** A page that Next did not write. */
export class MissingPageError extends Error {
  override name = 'MissingPageError'
  constructor(path: string, file: string, options?: ErrorOptions) {
    super(
      `The page ${path} was not rendered: ${file} is missing in Next's export. ` +
        'Check that generateStaticParams returns this page, then build again.',
      options,
    )
  }
}

/**
 * The files that a page publishes: its document, and the payload with which the browser navigates to it
 * without a reload. Next exports the default locale below `en/…`; it is published at the root. An error
 * page is never navigated to, so it has a document only.
 */
export const pageFiles = (
  page: Pick<PublishedPage, 'locale' | 'path'>,
  defaultLocale: string,
): PageFile[] => {
  const path = decodeURI(page.path)
  const exported = page.locale === defaultLocale ? `/${page.locale}${path}` : path
  const source = exported.replace(/\/$/, '').slice(1)
  const target = path === '/' ? 'index' : path.slice(1)
  const extensions = isErrorPage(page, defaultLocale) ? [HTML] : [HTML, PAYLOAD]
  return extensions.map((extension) => ({
    source: source + extension,
    target: target + extension,
  }))
}

/** The path of a locale's page for what is not found. */
export const errorPath = (locale: string, defaultLocale: string): string =>
  locale === defaultLocale ? '/404' : `/${locale}/404`

/** Tells the page for what is not found from the others. */
export const isErrorPage = (
  page: Pick<PublishedPage, 'locale' | 'path'>,
  defaultLocale: string,
): boolean => page.path === errorPath(page.locale, defaultLocale)
