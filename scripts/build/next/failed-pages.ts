import { type RoutedType, routedTypes } from '#src/content/addresses.ts'
import { PageError } from '#src/models/entries/errors.ts'
import type { SitePages } from '../plan/site-manifest.ts'
import type { RejectedPage } from './postprocess-pages.ts'

/** A message names at most this many pages. */
const MOST_NAMED = 20

/** A page cannot be rendered although its entry is right, or the site cannot exist without the page. */
export class RenderError extends Error {
  override name = 'RenderError'
  constructor(pages: RejectedPage[], cause?: Error) {
    const names = pages.slice(0, MOST_NAMED).map(({ path, problem }) => `${path} (${problem})`)
    const more = pages.length > MOST_NAMED ? ` and ${pages.length - MOST_NAMED} more` : ''
    super(
      `${cause ? `${cause.message}\n\n` : ''}These pages could not be rendered: ${names.join(', ')}${more}. Fix the component that fails, or unpublish what they show in the CMS.`,
      { cause },
    )
  }
}

/**
 * Decides what follows if pages cannot be rendered: their entries are left out. The build fails if one of them is the
 * main page or belongs to no entry. It also fails if no entry of a kind can be rendered: then the code is wrong, and
 * a site without any homes must not replace the current one.
 */
export const failedPages = (
  site: Pick<SitePages, 'pages' | 'locales' | 'pagesOf'>,
  failed: RejectedPage[],
  cause?: Error,
): PageError | RenderError => {
  const problems = new Map(failed.map(({ path, problem }) => [path, problem]))
  const pages = site.pages.filter(({ path }) => problems.has(path))
  const entries = pages.map(({ key, path, locale }) => {
    const [type, documentId] = key.replace(/#\d+$/, '').split('/') as [RoutedType, string]
    return { type, documentId, locale, path }
  })
  if (entries.some(({ type, path }) => path === '/' || !routedTypes.includes(type))) {
    return new RenderError(failed, cause)
  }
  if (kindsOf(pages).some((kind) => isWholeKind(kind, site, problems))) {
    return new RenderError(failed, cause)
  }
  return new PageError(
    entries.map(({ path, ...entry }) => ({
      ...entry,
      field: 'page',
      problem: `could not be rendered: ${problems.get(path)}`,
    })),
    { cause },
  )
}

type Kind = SitePages['pages'][number]['content']['type']

const kindsOf = (pages: SitePages['pages']): Kind[] => [
  ...new Set(pages.map(({ content }) => content.type)),
]

/** Whether several entries have pages of a kind, and none of these can be rendered. */
const isWholeKind = (
  kind: Kind,
  { locales, pagesOf }: Pick<SitePages, 'locales' | 'pagesOf'>,
  problems: ReadonlyMap<string, string>,
) => {
  const pages = locales.flatMap(({ code }) => pagesOf(code))
  const all = pages.filter(({ content }) => content.type === kind)
  const entries = new Set(all.map(({ key }) => key.replace(/#\d+$/, '')))
  return entries.size > 1 && all.every(({ path }) => problems.has(path))
}
