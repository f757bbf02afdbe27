import type { PageModel } from '../pages/page.ts'
import type { Shell } from '../site/shell.ts'
import { articleData, jobData, projectData, unitData } from './entries.ts'
import { organisation } from './organisation.ts'

/**
 * A page's structured data for search engines in schema.org's terms, as JSON-LD: the organisation on the main
 * page, the way to every other, and the entry that a detail page shows.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const structuredData = (page: PageModel, shell: Shell): object[] => {
  const { content } = page
  if (content.type === 'error' || page.seo.noIndex) return []
  const about = { page, shell, absolute: (path: string) => new URL(path, shell.origin).href }
  const way = breadcrumbList(page, about.absolute)
  switch (content.type) {
    case 'main':
      return [organisation(shell), webSite(shell)]
    case 'article':
      return [...way, articleData(content, about)]
    case 'unit':
      return [...way, unitData(content, about)]
    case 'project':
      return [...way, projectData(content, about)]
    case 'job':
      return [...way, jobData(content, about)]
    default:
      return way
  }
}

const webSite = ({ siteName, origin, home, locale }: Shell): object => ({
  '@type': 'WebSite',
  name: siteName,
  url: new URL(home, origin).href,
  inLanguage: locale,
})

const breadcrumbList = (
  { breadcrumbs }: PageModel,
  absolute: (path: string) => string,
): object[] =>
  breadcrumbs.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: breadcrumbs.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absolute(path),
          })),
        },
      ]
