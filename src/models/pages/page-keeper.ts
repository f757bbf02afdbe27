import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import type { Asked, WatchedAddresses } from '../addresses/watched-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { LocaleContext } from '../parts/context.ts'
import { withinProjects } from '../parts/project-content.ts'
import type { PageModel } from './page.ts'

/** What is held of a page whose model is stored elsewhere. */
type StoredPage = Pick<PageModel, 'key' | 'locale' | 'path' | 'guard' | 'alternates'> & {
  seo: Pick<PageModel['seo'], 'noIndex'>
  content: Pick<PageModel['content'], 'type'>
}

/**
 * A page of an earlier build that would come out the same, so that it is not made again: as long as nothing of the
 * projects changed that it shows, and nothing that all pages share.
 */
export type KeptPage = StoredPage & { kept: Reuse }

/**
 * When a page can be kept: as long as `version` is the same, and so is what some pages depend on besides, by its
 * hashes. `media` are the names of the files that it shows.
 */
export type Reuse = { version: string; besides?: string[]; media: string[] }

export type AnyPage = PageModel | StoredPage

/** Whether the model of a page is at hand. */
export const isModel = (page: AnyPage): page is PageModel => 'breadcrumbs' in page

/** Stores the model of a page that was made, so that it need not be held. */
export type StorePage = (page: PageModel, reuse: Reuse | undefined) => StoredPage

/** Makes a page of what it may read so that it can be kept. */
type Make = (within: { content: LocaleContent; cards: LocaleCards }) => PageModel

/** Makes pages, or keeps them. */
export type PageKeeper = {
  /** The page of a project. */
  project: (project: string, path: string, make: Make) => AnyPage
  /** That of a home of a project. */
  home: (project: string, path: string, make: Make) => AnyPage
  /** Whether the pages of all homes of a project are kept, so that none of them is asked for. */
  keepsHomes: (project: string) => boolean
  /** A page that shows homes of these projects. `shown` says which, and what else of the site it shows. */
  list: (path: string, of: { projects: string[]; shown: unknown }, make: Make) => AnyPage
  /** A page that shows no project and no home. */
  other: (path: string, make: Make) => AnyPage
  /** The projects for which `keepsHomes` was true. */
  keptProjects: ReadonlySet<string>
  /** The project of each page of a home that was asked for, by the path of the page. */
  homePages: ReadonlyMap<string, string>
  /** What the pages that were made can be kept by, by their paths. */
  reuses: ReadonlyMap<string, Reuse>
}

/**
 * A page can be kept if it was made of nothing but its own projects and of what a hash covers, and if it had no problem to
 * report: so each build reports the problems of all pages.
 *
 * @param options.sharedHash of all that pages of projects and homes are made of besides, the shell without the frame
 * included: of the addresses, those that do not come and go.
 * @param options.besideProjectsHash of everything but projects, homes, and the addresses that come and go with homes. Who
 * shows something of articles, tags, jobs or what is on pages of the CMS is kept as long as it is the same.
 * @param options.addressesHash of all addresses. Who leads to a home of another project is kept as long as it is the same.
 * @param options.reports how many problems were reported so far.
 * @param options.store for pages of homes, of which there are many; by default their models are held.
 */
export const pageKeeper = (options: {
  context: LocaleContext
  cards: LocaleCards
  sharedHash: string
  besideProjectsHash: string
  addressesHash: string
  /** Tells for which addresses that come and go a maker asks. */
  watch: WatchedAddresses['watch']
  /** The version of a project: see `projectVersions`. */
  versionOf: (project: string) => string
  /** The page of an earlier build at a path: that of a home of a project, or, without a project, another one. */
  find: (path: string, project?: string) => KeptPage | undefined
  /** By what the pages of all homes of a project can be kept, if they can. */
  findAll: (project: string) => Reuse | undefined
  reports: () => number
  store?: StorePage | undefined
}): PageKeeper => {
  const { context, cards, sharedHash, besideProjectsHash, addressesHash } = options
  const { watch, versionOf, find, findAll } = options
  const { reports, store = (page) => page } = options
  const { content, media } = context
  const reuses = new Map<string, Reuse>()
  const homePages = new Map<string, string>()
  const keptProjects = new Set<string>()
  const current = new Set([besideProjectsHash, addressesHash])
  const isCurrent = ({ version, besides = [] }: Reuse, wanted: string): boolean =>
    version === wanted && besides.every((hash) => current.has(hash))
  const keptOrMade = (
    path: string,
    of: { version: string; projects: string[]; known: KeptPage | undefined },
    make: Make,
  ): AnyPage => {
    const { version, projects, known } = of
    if (known && isCurrent(known.kept, version)) {
      media.show(known.kept.media)
      return known
    }
    let isOwn = true
    const foreign = () => {
      isOwn = false
    }
    const besides = new Set<string>()
    const read = () => {
      if (version !== besideProjectsHash) besides.add(besideProjectsHash)
    }
    const those = new Set(projects)
    const own = withinProjects(those, { content, cards }, { foreign, read })
    const isOwnHome = (id: string): boolean => {
      const row = content.homes.get(id)
      // One that was refused an address is in no hash of the addresses of homes.
      return row !== undefined && those.has(row.project ?? '') && context.hasPage('units', id)
    }
    const tell = (asked: Asked): void => {
      if (asked === 'read') read()
      else if (asked === 'listed' || !isOwnHome(asked.home)) besides.add(addressesHash)
    }
    const reported = reports()
    const { made, shown } = media.watch(() => watch(tell, () => make(own)))
    if (isOwn && reports() === reported) {
      reuses.set(path, {
        version,
        ...(besides.size > 0 && { besides: [...besides].sort() }),
        media: shown,
      })
    }
    return made
  }
  return {
    ...{ reuses, homePages, keptProjects },
    project: (project, path, make) => {
      const of = { version: versionOf(project), projects: [project], known: find(path) }
      return keptOrMade(path, of, make)
    },
    home: (project, path, make) => {
      homePages.set(path, project)
      const of = { version: versionOf(project), projects: [project], known: find(path, project) }
      const page = keptOrMade(path, of, make)
      return isModel(page) ? store(page, reuses.get(path)) : page
    },
    keepsHomes: memo((project) => {
      const known = findAll(project)
      if (!known || !isCurrent(known, versionOf(project))) return false
      media.show(known.media)
      keptProjects.add(project)
      return true
    }),
    list: (path, { projects, shown }, make) => {
      const version = sha256(JSON.stringify([sharedHash, shown, projects.map(versionOf)]))
      return keptOrMade(path, { version, projects, known: find(path) }, make)
    },
    other: (path, make) =>
      keptOrMade(path, { version: besideProjectsHash, projects: [], known: find(path) }, make),
  }
}
