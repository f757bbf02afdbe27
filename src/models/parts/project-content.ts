import type { Entry } from '#src/cms/types.ts'
import { namedFiles } from '#src/content/named-files.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import type { SiteAddresses } from '../addresses/site-addresses.ts'
import type { LocaleContent } from '../entries/locale-content.ts'
import type { LocaleCards } from './cards.ts'

/** The types of which there are many: projects and their homes. All others are shared by all pages of a language. */
export const PROJECT_TYPES = ['projects', 'units'] as const

type ProjectType = (typeof PROJECT_TYPES)[number]

/**
 * A version of a project with its homes, by its document id; homes without a project are under ''. It is a
 * hash of them, of the files that they name, of the addresses of the homes, and of all else that their pages may show.
 *
 * @param surroundingsHash of everything else that pages of the language are made of, the shell without the frame included.
 * @param media the files that the content names.
 */
export const projectVersions = (
  content: LocaleContent,
  surroundingsHash: string,
  {
    addresses,
    media,
  }: { addresses: Pick<SiteAddresses, 'homesHash'>; media: Record<string, MediaFile> },
): ((id: string) => string) => {
  const files = namedFiles(media)
  return memo((id) => {
    const project = JSON.stringify(content.byId.projects.get(id) ?? null)
    const homes = [content.homes.hashOf(id), addresses.homesHash(id, content.locale)]
    return sha256(JSON.stringify([surroundingsHash, project, files.hashOf([project]), ...homes]))
  })
}

/**
 * The content and the cards as pages read them that show these projects and their homes, and no others.
 *
 * @param foreign is called when something of another project is read, or of all projects.
 */
export const withinProjects = (
  projects: ReadonlySet<string>,
  { content, cards }: { content: LocaleContent; cards: LocaleCards },
  foreign: () => void,
): { content: LocaleContent; cards: LocaleCards } => {
  const check = (entry: Entry<ProjectType> | undefined) => {
    if (!entry || !projects.has(projectOf(entry))) foreign()
  }
  const own = <E extends Entry<ProjectType>>(entries: { get: (id: string) => E | undefined }) => ({
    get: (id: string): E | undefined => {
      const entry = entries.get(id)
      check(entry)
      return entry
    },
  })
  const byId = {
    ...content.byId,
    projects: own(content.byId.projects),
    units: own(content.byId.units),
  }
  const all = watched(content.all, PROJECT_TYPES, foreign)
  const unitsOf = (id: string) => {
    if (!projects.has(id)) foreign()
    return content.unitsOf(id)
  }
  return {
    content: watched({ ...content, byId, all, unitsOf }, ['homes'], foreign),
    cards: {
      ...cards,
      project: (id) => {
        check(content.byId.projects.get(id))
        return cards.project(id)
      },
      unit: (id) => {
        check(content.byId.units.get(id))
        return cards.unit(id)
      },
    },
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
