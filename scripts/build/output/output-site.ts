import type { LocaleForms } from '#src/lead/forms-file.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { Site } from '#src/models/site/site.ts'

/** What writing the output needs to know of a page. */
export type OutputPage = Pick<PageModel, 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
}

/** What writing the output needs to know of the site; a `Site` of the models has it. */
export type OutputSite = {
  locales: { code: string }[]
  defaultLocale: string
  pages: OutputPage[]
  redirects: RedirectRule[]
  search: Site['search']
  siteSearch: Site['siteSearch']
  feeds: Site['feeds']
  sharePictures: Site['sharePictures']
  rates: Site['rates']
  forms: readonly LocaleForms[]
}
