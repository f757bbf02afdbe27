import type { PageModel } from './page.ts'

/** Whether search engines, and the site's own search, may show a page. */
export const isListed = ({
  guard,
  seo,
}: Pick<PageModel, 'guard'> & { seo: Pick<PageModel['seo'], 'noIndex'> }): boolean =>
  guard === 'none' && !seo.noIndex
