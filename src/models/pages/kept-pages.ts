import type { LocaleContent } from '../entries/locale-content.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { withinProject } from '../parts/project-content.ts'
import type { PageModel } from './page.ts'

/**
 * A page of an earlier build that would come out the same, so that it is not made again. Pages of projects and homes are
 * kept, as long as nothing of their project changed and nothing that all pages share.
 */
export type KeptPage = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
  kept: Reuse
}

/** When a page can be kept: as long as `version` is the same. `media` are the names of the files that it shows. */
export type Reuse = { version: string; media: string[] }

export type AnyPage = PageModel | KeptPage

export const isMade = (page: AnyPage): page is PageModel => !('kept' in page)

/** Makes the pages of projects and homes, or keeps them. */
export type ProjectPages = {
  page: (
    project: string,
    path: string,
    make: (within: { content: LocaleContent; cards: LocaleCards }) => PageModel,
  ) => AnyPage
  /** What the pages that were made can be kept by, by their paths. */
  reuses: ReadonlyMap<string, Reuse>
}

/**
 * A page can be kept if it was made of nothing but its own project and of what `surroundings` covers, and if it had no problem
 * to report: so each build reports the problems of all pages.
 *
 * @param options.reports how many problems were reported so far.
 */
export const projectPages = (options: {
  context: LocaleContext
  cards: LocaleCards
  /** The version of a project: see `projectVersions`. */
  versionOf: (project: string) => string
  /** The page of an earlier build at a path. */
  find: (path: string) => KeptPage | undefined
  reports: () => number
}): ProjectPages => {
  const { context, cards, versionOf, find, reports } = options
  const { content, media } = context
  const reuses = new Map<string, Reuse>()
  return {
    reuses,
    page: (project, path, make) => {
      const version = versionOf(project)
      const known = find(path)
      if (known?.kept.version === version) {
        media.show(known.kept.media)
        return known
      }
      let isOwn = true
      const own = withinProject(project, { content, cards }, () => {
        isOwn = false
      })
      const reported = reports()
      const { made, shown } = media.watch(() => make(own))
      if (isOwn && reports() === reported) reuses.set(path, { version, media: shown })
      return made
    },
  }
}
