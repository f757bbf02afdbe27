import { languageTag } from '#src/site/language-tags.ts'
import type { PageModel } from '../pages/page.ts'
import type { PageShell } from '../whole-site/frame.ts'
import { articleData, jobData, projectData, unitData } from './entries.ts'
import type { Organisation } from './organisation.ts'

/**
 * A page's structured data for search engines in schema.org's terms, as JSON-LD: the organisation on the main
 * page, the way to every other, and the entry that a detail page shows.
 *
 * @param organisation the site's owner, or a mark for it: the owner's logo and address belong to the frame.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const structuredData = (
  page: PageModel,
  shell: PageShell,
  organisation: Organisation | string,
): unknown[] => {
  const { content } = page
  if (content.type === 'error' || page.seo.noIndex) return []
  const about = {
    page,
    shell,
    organisation,
    absolute: (path: string) => new URL(path, shell.origin).href,
  }
  const way = breadcrumbList(page, about.absolute)
  switch (content.type) {
    case 'main':
      return [organisation, webSite(shell)]
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

const webSite = ({ siteName, origin, home, locale }: PageShell): object => ({
  '@type': 'WebSite',
  name: siteName,
  url: new URL(home, origin).href,
  inLanguage: languageTag(locale),
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
