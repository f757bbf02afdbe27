import { type CollectionType, collectionNames, type Entry, type Single } from '#src/cms/types.ts'
import { type HomeRow, type Homes, heldHomes } from '#src/content/homes.ts'
import type { SnapshotOf, TypeName } from '#src/content/read.ts'
import type { Quarantined, Snapshot } from '#src/content/snapshot.ts'
import { memo, memoOfFew } from '#src/lib/memo.ts'
import { readOutline } from '#src/plans/outline.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import { languageTag } from '#src/site/language-tags.ts'

/**
 * The entries of one language, found by document id and listed in the order that visitors see. Header and footer are no
 * part of it, so that no page can depend on them: they are in `FrameContent`.
 */
export type LocaleContent = ReturnType<typeof localeContent>

type Collections = { [T in CollectionType]: Entry<T>[] }

/**
 * Reads one language out of the snapshot. Lists are in visitors' order: projects as numbered by their
 * editors, units by project and price (those on request last), articles and jobs newest first, floors from
 * the ground up.
 *
 * @param failed entries of this or another language whose pages cannot be made: they are treated as missing.
 * @param homes where the homes are read from; by default the snapshot has them.
 *
 * Single types fall back to the default locale's if this language has none: the pull reports that.
 */
export const localeContent = (
  snapshot: SnapshotOf<Exclude<TypeName, 'units'>>,
  locale: string,
  failed: readonly Quarantined[] = [],
  homes: Homes = heldHomes((snapshot as Snapshot).collections.units[locale] ?? []),
) => {
  const unread = [...(snapshot.leftOut ?? []), ...homes.leftOut].toSorted(byType)
  const leftOut = [...unread, ...failed].filter((it) => it.locale === locale)
  const { entries, single, isThere } = inLocale(snapshot, locale, failed)
  const lists = {
    pages: entries('pages'),
    'global-blocks': entries('global-blocks'),
    projects: entries('projects').toSorted((a, b) => a.order - b.order),
    floors: entries('floors').toSorted((a, b) => a.level - b.level),
    amenities: entries('amenities'),
    articles: entries('articles').toSorted((a, b) => newestFirst(a, b)),
    tags: entries('tags').toSorted((a, b) => a.title.localeCompare(b.title, languageTag(locale))),
    jobs: entries('jobs').toSorted((a, b) => newestFirst(a, b)),
    forms: entries('forms'),
    redirects: entries('redirects'),
  }
  const rank = new Map(lists.projects.map(({ documentId }, index) => [documentId, index]))
  const rankOf = (project: string) => rank.get(project) ?? rank.size
  // Homes of projects that the language does not have come last.
  const published = homes.rows.filter(({ documentId }) => isThere('units', documentId))
  const rows = [...Map.groupBy(published, ({ project }) => project ?? '')]
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .flatMap(([, its]) => its.toSorted(byPrice))
  const rowById = new Map(rows.map((row) => [row.documentId, row]))
  const unitsOf = memoOfFew(PROJECTS_AT_HAND, (project) =>
    homes
      .of(project)
      .filter(({ documentId }) => isThere('units', documentId))
      .toSorted(byPrice),
  )
  const unit = (documentId: string) =>
    rowById.has(documentId)
      ? unitsOf(rowById.get(documentId)?.project ?? '').findLast(
          (entry) => entry.documentId === documentId,
        )
      : undefined
  const all: Collections = {
    ...lists,
    get units() {
      return rows.map(({ documentId }) => unit(documentId) as Entry<'units'>)
    },
  }

  return {
    locale,
    /** The quarantined entries, and why. */
    leftOut,
    /** Which entries hold the paths that several entries claim. */
    holders: snapshot.holders?.[locale] ?? {},
    /** Reading the units of `all` reads all homes: `homes` has their rows. */
    all,
    byId: { ...indexAll(lists), units: { get: unit } },
    unitsOf,
    /** What is known of homes without reading their entries. */
    homes: {
      all: rows,
      of: grouped(rows, ({ project }) => project),
      get: (documentId: string): HomeRow | undefined => rowById.get(documentId),
      /** A hash of what `unitsOf` gives. */
      hashOf: (project: string): string => {
        const missing = failed.filter((it) => it.type === 'units' && it.locale === locale)
        const ids = missing.map(({ documentId }) => documentId)
        return ids.length > 0 ? `${homes.hashOf(project)} ${ids}` : homes.hashOf(project)
      },
    },
    floorsOf: grouped(lists.floors, ({ project }) => project),
    articlesOf: groupedByEach(lists.articles, ({ tags }) => tags),
    /** What is drawn as text is read once: a home's outline is on the pages of all homes of its floor. */
    readOutline: memo(readOutline),
    readPlan: memo(readPlan),
    layout: withoutFrame(single('layout')),
    initial: single('initial'),
    translation: single('translation'),
    filter: single('filter'),
    currency: required(snapshot.singles.currency['*'], 'The snapshot has no "currency".'),
  }
}

/** So many projects have their homes in memory: those that are being made. */
const PROJECTS_AT_HAND = 8

const byType = (a: Quarantined, b: Quarantined): number => placeIn(a) - placeIn(b)

const placeIn = ({ type }: Quarantined): number => collectionNames.indexOf(type as CollectionType)

const withoutFrame = ({ header, footer, ...layout }: Single<'layout'>) => layout

/** What the header and the footer of one language are made of. */
export type FrameContent = ReturnType<typeof frameContent>

/** The types that `FrameContent` has something of. */
export const FRAME_TYPES = ['layout', 'translation', 'pages', 'forms'] as const

/** Reads what header and footer need of one language out of the snapshot, as `localeContent` does. */
export const frameContent = (
  snapshot: SnapshotOf<(typeof FRAME_TYPES)[number]>,
  locale: string,
  failed: readonly Quarantined[] = [],
) => {
  const { entries, single } = inLocale(snapshot, locale, failed)
  const { documentId, header, footer } = single('layout')
  return {
    ...{ locale, documentId, header, footer },
    translation: single('translation'),
    all: { pages: entries('pages'), forms: entries('forms') },
  }
}

/** Finds the entries of one language. */
const inLocale = <Type extends TypeName>(
  snapshot: SnapshotOf<Type>,
  locale: string,
  failed: readonly Quarantined[],
) => {
  const gone = new Set(failed.map(placeOf))
  const defaultLocale = snapshot.locales.find(({ isDefault }) => isDefault)?.code ?? locale
  const collections = snapshot.collections as Snapshot['collections']
  const singles = snapshot.singles as Snapshot['singles']
  const isThere = (type: CollectionType, documentId: string) =>
    gone.size === 0 || !gone.has(placeOf({ type, documentId, locale }))
  return {
    isThere,
    entries: <T extends Type & CollectionType>(type: T): Entry<T>[] =>
      (collections[type][locale] ?? collections[type]['*'] ?? []).filter(({ documentId }) =>
        isThere(type, documentId),
      ),
    single: <T extends Type & ('layout' | 'initial' | 'translation' | 'filter')>(
      type: T,
    ): Single<T> =>
      required(
        singles[type][locale] ?? singles[type][defaultLocale],
        `The snapshot has no "${type}" in ${locale} or ${defaultLocale}.`,
      ),
  }
}

const placeOf = ({
  type,
  documentId,
  locale,
}: Pick<Quarantined, 'type' | 'documentId' | 'locale'>) => `${type} ${documentId} ${locale}`

type Index = { [T in CollectionType]: { get: (documentId: string) => Entry<T> | undefined } }

const indexAll = (all: Omit<Collections, 'units'>): Omit<Index, 'units'> => {
  const index = <T extends Exclude<CollectionType, 'units'>>(type: T): Map<string, Entry<T>> =>
    new Map(all[type].map((entry) => [entry.documentId, entry]))
  return {
    pages: index('pages'),
    'global-blocks': index('global-blocks'),
    projects: index('projects'),
    floors: index('floors'),
    amenities: index('amenities'),
    articles: index('articles'),
    tags: index('tags'),
    jobs: index('jobs'),
    forms: index('forms'),
    redirects: index('redirects'),
  }
}

/** The entries that share a key, in the order of the list. */
const grouped = <T>(list: T[], keyOf: (entry: T) => string | null): ((key: string) => T[]) =>
  groupedByEach(list, (entry) => [keyOf(entry) ?? ''])

const groupedByEach = <T>(list: T[], keysOf: (entry: T) => string[]): ((key: string) => T[]) => {
  const groups = new Map<string, T[]>()
  for (const entry of list) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key)
      if (group) group.push(entry)
      else groups.set(key, [entry])
    }
  }
  return (key) => groups.get(key) ?? []
}

/** Homes whose price is told on request come last, in the order of their numbers, which tells no price. */
const byPrice = (a: HomeRow, b: HomeRow): number => {
  if (a.priceOnRequest && b.priceOnRequest) return byNumber(a, b)
  if (a.priceOnRequest || b.priceOnRequest) return a.priceOnRequest ? 1 : -1
  return a.price - b.price
}

/** As people count: 305 comes before 1204. */
export const byNumber = (a: { number: string }, b: { number: string }): number =>
  a.number.localeCompare(b.number, undefined, { numeric: true })

const newestFirst = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date)

const required = <T>(value: T | undefined, problem: string): T => {
  if (value === undefined) throw new Error(problem)
  return value
}
