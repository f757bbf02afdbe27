import type { Draft } from '#src/cms/read-draft.ts'
import type { DraftAnswer } from '#src/models/whole-site/draft.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { siteConfig } from '#src/site/site-config.ts'
import type { Accepted } from '../cms/accept.ts'
import { type SingleType, singleTypes } from '../cms/types.ts'
import type { MediaFile, Snapshot } from '../content/snapshot.ts'
import type { PageModel } from '../models/pages/page.ts'
import type { Site } from '../models/whole-site/site.ts'
import type { DraftLink } from './link.ts'

/**
 * What the editor sees: the page as it would be if only this draft were published now.
 *
 * @param options.draft undefined for the published entry.
 */
export const draftAnswer = (options: {
  link: DraftLink
  draft: Draft | undefined
  published: Snapshot
  origin: string
  mediaPath: (file: MediaFile) => string
  refresh: string
  panel: string
}): DraftAnswer => {
  const { link, draft, published, origin, mediaPath, refresh, panel } = options
  if (draft?.status === 'missing') return { status: 'missing', refresh, panel }
  if (draft?.status === 'quarantined') {
    const { field, problem } = draft.entry
    return { status: 'incomplete', field, problem, refresh, panel }
  }
  const snapshot = draft ? withDraft(published, draft.entry) : published
  const site = makeSite({ snapshot, siteConfig, origin, mediaPath, searchable: false })
  const page = pageOfEntry(site, snapshot, link)
  if (page) {
    const shell = site.shells[link.locale] as Shell
    return {
      status: 'shown',
      page,
      shell,
      problems: problemsOf(site, snapshot, link),
      refresh,
      panel,
    }
  }
  const quarantined = site.quarantined.find(
    ({ documentId, locale }) => documentId === link.documentId && locale === link.locale,
  )
  if (!quarantined) return { status: 'missing', refresh, panel }
  const { field, problem } = quarantined
  return { status: 'incomplete', field, problem, refresh, panel }
}

/** The problems of an entry, and of the floors and homes that are drawn on its pictures. */
const problemsOf = (
  { problems }: Site,
  { collections }: Snapshot,
  { type, documentId, locale }: Link,
): string[] => {
  const drawnOn = [
    ...(collections.units[locale] ?? [])
      .filter(({ project, floors }) => project === documentId || floors.includes(documentId))
      .map((unit) => `units/${unit.documentId}`),
    ...(collections.floors[locale] ?? [])
      .filter(({ project }) => project === documentId)
      .map((floor) => `floors/${floor.documentId}`),
  ]
  const named = new Set([`${type}/${documentId}`, ...drawnOn])
  return problems
    .filter((problem) => problem.locale === locale && named.has(problem.entry))
    .map(({ problem }) => problem)
}

type Link = Pick<DraftLink, 'type' | 'documentId' | 'locale'>

/** Types whose entries are pages, those first that say most about what they show. */
const PAGES = ['pages', 'units', 'projects', 'articles', 'jobs'] as const

/**
 * The page on which an entry is seen: its own; of a floor, that of a home that is drawn on it, else that of its
 * project; else the first one whose entry names it, as a unit names its amenities; else the main page, which has header,
 * footer and the interface's words.
 *
 * @returns undefined if the entry should have its own page and has none.
 */
const pageOfEntry = (
  site: Site,
  snapshot: Snapshot,
  { type, documentId, locale }: Link,
): PageModel | undefined => {
  const pageOf = (key: string) =>
    site.pages.find((page) => page.locale === locale && page.key === key)
  const own = pageOf(`${type}/${documentId}`)
  if (own || [...PAGES, 'tags'].includes(type)) return own
  if (type === 'floors') {
    const { units, floors } = snapshot.collections
    const drawn = units[locale]?.find((it) => it.outline && it.floors.includes(documentId))
    const floor = floors[locale]?.find((it) => it.documentId === documentId)
    const page = pageOf(`units/${drawn?.documentId}`) ?? pageOf(`projects/${floor?.project}`)
    if (page) return page
  }
  for (const kind of PAGES) {
    for (const entry of snapshot.collections[kind][locale] ?? []) {
      const page =
        JSON.stringify(entry).includes(`"${documentId}"`) && pageOf(`${kind}/${entry.documentId}`)
      if (page) return page
    }
  }
  const { home } = site.shells[locale] ?? {}
  return site.pages.find(({ path }) => path === home)
}

/**
 * The content as it would be if one draft were published; the arguments are not changed. A page for
 * signed-in visitors is open there: its editor wants to see it.
 */
const withDraft = (
  snapshot: Snapshot,
  {
    type,
    documentId,
    locale,
    value,
  }: Pick<Accepted<object>, 'type' | 'documentId' | 'locale' | 'value'>,
): Snapshot => {
  const entry = 'guard' in value ? { ...value, guard: 'none' } : value
  if (type in singleTypes) {
    const locales = { ...snapshot.singles[type as SingleType], [locale]: entry }
    return { ...snapshot, singles: { ...snapshot.singles, [type]: locales } }
  }
  const collections = snapshot.collections as Record<
    string,
    Record<string, { documentId: string }[]>
  >
  const others = collections[type]?.[locale]?.filter((other) => other.documentId !== documentId)
  const entries = [...(others ?? []), { ...entry, documentId }]
  const changed = { ...collections[type], [locale]: entries }
  return {
    ...snapshot,
    collections: { ...collections, [type]: changed } as Snapshot['collections'],
  }
}
