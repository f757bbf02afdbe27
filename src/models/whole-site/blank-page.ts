import type { PageModel } from '../pages/page.ts'
import type { Shell } from './shell.ts'

/**
 * A page that has nothing of its own, though a text in each place that pages have: what its payload says, those of all
 * pages of the language say.
 */
export const blankPage = ({ locale, dir, home, siteName, locales }: Shell): PageModel => ({
  ...{ key: 'blank', locale, dir, path: home },
  alternates: locales.map(({ code }) => ({ locale: code, path: home })),
  ...{ layout: 'default', guard: 'none' },
  seo: { title: siteName, description: siteName, image: null, noIndex: false },
  breadcrumbs: [
    { label: siteName, path: home },
    { label: siteName, path: home },
  ],
  content: { type: 'page', title: siteName, blocks: [] },
})
