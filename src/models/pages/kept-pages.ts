import { memo } from '#src/lib/memo.ts'
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

/** Makes a page at a path, or keeps it. */
type MakePage = (
  project: string,
  path: string,
  make: (within: { content: LocaleContent; cards: LocaleCards }) => PageModel,
) => AnyPage

/** Makes the pages of projects and homes, or keeps them. */
export type ProjectPages = {
  /** The page of a project. */
  page: MakePage
  /** That of a home of a project. */
  home: MakePage
  /** Whether the pages of all homes of a project are kept, so that none of them is asked for. */
  keepsHomes: (project: string) => boolean
  /** The projects for which that was so. */
  keptProjects: ReadonlySet<string>
  /** The project of each page of a home that was asked for, by the path of the page. */
  homePages: ReadonlyMap<string, string>
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
  /** The page of an earlier build at a path: that of a project, or of a home of it. */
  find: (path: string, project: string) => KeptPage | undefined
  /** By what the pages of all homes of a project can be kept, if they can. */
  findAll: (project: string) => Reuse | undefined
  reports: () => number
}): ProjectPages => {
  const { context, cards, versionOf, find, findAll, reports } = options
  const { content, media } = context
  const reuses = new Map<string, Reuse>()
  const homePages = new Map<string, string>()
  const keptProjects = new Set<string>()
  const page: MakePage = (project, path, make) => {
    const version = versionOf(project)
    const known = find(path, project)
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
  }
  return {
    ...{ reuses, homePages, keptProjects, page },
    home: (project, path, make) => {
      homePages.set(path, project)
      return page(project, path, make)
    },
    keepsHomes: memo((project) => {
      const known = findAll(project)
      if (known?.version !== versionOf(project)) return false
      media.show(known.media)
      keptProjects.add(project)
      return true
    }),
  }
}
