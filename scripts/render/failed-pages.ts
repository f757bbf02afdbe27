import { type RoutedType, routedTypes } from '#src/content/addresses.ts'
import { PageError } from '#src/models/errors.ts'
import type { UnfinishedPage } from './finish-pages.ts'
import type { SiteOutline } from './outline.ts'

/** A page without which there is no site cannot be rendered. */
export class RenderError extends Error {
  override name = 'RenderError'
  constructor(pages: UnfinishedPage[], cause?: Error) {
    const names = pages.map(({ path, problem }) => `${path} (${problem})`)
    super(
      `These pages could not be rendered: ${names.join(', ')}. Unpublish or mend what they show in the CMS, or mend the component that fails.${cause ? `\n\n${cause.message}` : ''}`,
      { cause },
    )
  }
}

/**
 * What it means that pages cannot be rendered: their entries are to be left out. Without the main page, and where a
 * page is of no entry, there is no site.
 */
export const failedPages = (
  site: SiteOutline,
  failed: UnfinishedPage[],
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
  return new PageError(
    entries.map(({ path, ...entry }) => ({
      ...entry,
      field: 'page',
      problem: `could not be rendered: ${problems.get(path)}`,
    })),
    { cause },
  )
}
