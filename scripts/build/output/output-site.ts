import type { LocaleForms } from '#src/lead/forms-file.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Site } from '#src/models/whole-site/site.ts'

/** What writing the output needs to know of a page. */
export type OutputPage = Pick<PageModel, 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
}

/** What writing the output needs to know of the site as a whole; a `Site` of the models has it. */
export type OutputSite = {
  locales: { code: string }[]
  defaultLocale: string
  redirects: RedirectRule[]
  feeds: Site['feeds']
  rates: Site['rates']
  forms: readonly LocaleForms[]
}

/** The file of a page in the output folder: its document, which has its payload in it. */
export const pageFile = ({ path }: Pick<OutputPage, 'path'>): string =>
  path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`

/** The path of a locale's not-found page. */
export const errorPath = (locale: string, defaultLocale: string): string =>
  locale === defaultLocale ? '/404' : `/${locale}/404`
