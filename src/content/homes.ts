import type { Entry } from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import type { Quarantined } from './snapshot.ts'

const ROW = [
  ...(['documentId', 'title', 'slug', 'number', 'project'] as const),
  ...(['price', 'priceOnRequest', 'availability'] as const),
]

/** What addresses, orders and the cards of projects need of a home, so that its entry need not be read. */
export type HomeRow = Pick<Entry<'units'>, (typeof ROW)[number]>

export const homeRow = (entry: Entry<'units'>): HomeRow =>
  Object.fromEntries(ROW.map((field) => [field, entry[field]])) as HomeRow

/** The homes of a language, of which those of each project can be read alone. Homes without a project are under ''. */
export type Homes = {
  /** Those of each project in the order of the snapshot. */
  rows: HomeRow[]
  /** Homes that cannot be read. */
  leftOut: Quarantined[]
  /** A hash of the homes of a project and, where they are read from files, of the files of the media library that they name. */
  hashOf: (project: string) => string
  /** The homes of a project, in the order of the snapshot. */
  of: (project: string) => Entry<'units'>[]
}

/** Homes that are held in memory. */
export const heldHomes = (entries: readonly Entry<'units'>[]): Homes => {
  const groups = Map.groupBy(entries, ({ project }) => project ?? '')
  const of = (project: string) => groups.get(project) ?? []
  return {
    rows: entries.map(homeRow),
    leftOut: [],
    hashOf: memo((project) => sha256(JSON.stringify(of(project)))),
    of,
  }
}
