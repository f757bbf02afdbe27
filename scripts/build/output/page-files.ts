import type { OutputPage } from './output-site.ts'

/** The file of a page in the output folder: its document, which has its payload in it. */
export const pageFile = ({ path }: Pick<OutputPage, 'path'>): string =>
  path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`

/** The path of a locale's not-found page. */
export const errorPath = (locale: string, defaultLocale: string): string =>
  locale === defaultLocale ? '/404' : `/${locale}/404`

/** Whether a page is the not-found page. */
export const isErrorPage = (
  page: Pick<OutputPage, 'locale' | 'path'>,
  defaultLocale: string,
): boolean => page.path === errorPath(page.locale, defaultLocale)
