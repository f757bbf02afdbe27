import { payloadPath } from '#src/lib/payload-path.ts'
import type { OutputPage } from './output-site.ts'

/** A file of a page: what it is, and its path in the output folder. */
export type PageFile = { kind: 'html' | 'payload'; path: string }

/**
 * The output files of a page: its document, and the payload with which the browser navigates to it
 * without a reload. An error page is never navigated to, so it has a document only.
 */
export const pageFiles = (
  page: Pick<OutputPage, 'locale' | 'path'>,
  defaultLocale: string,
): PageFile[] => {
  const path = decodeURI(page.path)
  const html: PageFile = { kind: 'html', path: `${path === '/' ? 'index' : path.slice(1)}.html` }
  return isErrorPage(page, defaultLocale)
    ? [html]
    : [html, { kind: 'payload', path: payloadPath(path).slice(1) }]
}

/** The path of a locale's not-found page. */
export const errorPath = (locale: string, defaultLocale: string): string =>
  locale === defaultLocale ? '/404' : `/${locale}/404`

/** Whether a page is the not-found page. */
export const isErrorPage = (
  page: Pick<OutputPage, 'locale' | 'path'>,
  defaultLocale: string,
): boolean => page.path === errorPath(page.locale, defaultLocale)
