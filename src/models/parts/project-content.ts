import type { Entry } from '#src/cms/types.ts'
import { namedFiles } from '#src/content/named-files.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { memo, once } from '#src/lib/memo.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import { OTHER_TYPES } from '../addresses/watched-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { LocaleCards } from './cards.ts'

/** The types of which there are many: projects and their homes. All others are shared by all pages of a language. */
export const PROJECT_TYPES = ['projects', 'units'] as const

type ProjectType = (typeof PROJECT_TYPES)[number]

/** The types that are read as pages. Projects and homes show nothing of them, unless a block does, but where pages are. */
export const READ_TYPES = ['pages', ...OTHER_TYPES] as const

/** What of the pages of the CMS all pages may show: what they are called, and who may see them. */
export const shownOfPages = ({ all }: LocaleContent) =>
  all.pages.map(({ blocks: _, seo: __, ...shown }) => shown)

/**
 * A version of a project with its homes, by its document id; homes without a project are under ''. It is a
 * hash of them, of the files that they name, of the addresses of the homes, and of all else that their pages may show.
 *
 * @param sharedHash of everything else that these pages are made of, the shell without the frame included.
 * @param media the files that the content names.
 */
export const projectVersions = (
  content: LocaleContent,
  sharedHash: string,
  {
    addresses,
    media,
  }: { addresses: Pick<SiteAddresses, 'homesHash'>; media: Record<string, MediaFile> },
): ((id: string) => string) => {
  const files = namedFiles(media)
  return memo((id) => {
    const project = JSON.stringify(content.byId.projects.get(id) ?? null)
    const homes = [content.homes.hashOf(id), addresses.homesHash(id, content.locale)]
    return sha256([sharedHash, files.hashOf([project]), ...homes, project].join('\n'))
  })
}

/**
 * The content and the cards as pages read them that show these projects and their homes, and no others.
 *
 * @param on.foreign is called when something of another project is read, or of all projects.
 * @param on.read is called when something of articles, tags or jobs is read, or of what is on pages of the CMS.
 */
export const withinProjects = (
  projects: ReadonlySet<string>,
  { content, cards }: { content: LocaleContent; cards: LocaleCards },
  { foreign, read }: { foreign: () => void; read: () => void },
): { content: LocaleContent; cards: LocaleCards } => {
  const check = (entry: Entry<ProjectType> | undefined) => {
    if (!entry || !projects.has(projectOf(entry))) foreign()
  }
  const ownOf = <E extends Entry<ProjectType>>(entries: {
    get: (id: string) => E | undefined
  }) => ({
    get: (id: string): E | undefined => {
      const entry = entries.get(id)
      check(entry)
      return entry
    },
  })
  const pages = once(() => content.all.pages.map((page) => watched(page, ['blocks', 'seo'], read)))
  const byId = {
    ...content.byId,
    projects: ownOf(content.byId.projects),
    units: ownOf(content.byId.units),
    pages: { get: (id: string) => pages().find(({ documentId }) => documentId === id) },
  }
  const all = watched(watched(content.all, PROJECT_TYPES, foreign), OTHER_TYPES, read)
  Object.defineProperty(all, 'pages', { enumerable: true, get: pages })
  const unitsOf = (id: string) => {
    if (!projects.has(id)) foreign()
    return content.unitsOf(id)
  }
  const watchedCards = {
    ...cards,
    project: (id: string) => {
      check(content.byId.projects.get(id))
      return cards.project(id)
    },
    unit: (id: string) => {
      check(content.byId.units.get(id))
      return cards.unit(id)
    },
  }
  const own = watched(
    { ...content, byId: watched(byId, OTHER_TYPES, read), all, unitsOf },
    ['homes'],
    foreign,
  )
  return {
    content: watched(own, ['articlesOf', 'leftOut'], read),
    cards: watched(watchedCards, ['article', 'job', 'tag'], read),
  }
}

/** An object with the fields of another one that says when one of some is read. */
const watched = <T extends object>(
  object: T,
  fields: readonly (keyof T)[],
  read: () => void,
): T => {
  const copy: T = Object.create(object)
  for (const field of fields) {
    Object.defineProperty(copy, field, {
      enumerable: true,
      get: () => {
        read()
        return object[field]
      },
    })
  }
  return copy
}

/** Of a project itself, it is its own id. */
const projectOf = (entry: Entry<ProjectType>): string =>
  'project' in entry ? (entry.project ?? '') : entry.documentId
