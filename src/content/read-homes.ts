import type { Entry } from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { byDocumentId, fileOf } from './files.ts'
import { type HomeRow, type Homes, heldHomes, homeRow } from './homes.ts'
import { type AnyEntry, readEntries } from './readable.ts'
import type { Quarantined } from './snapshot.ts'

/** What is known of the homes of a project: a row for each that can be read. */
type KnownGroup = {
  rows: HomeRow[]
  leftOut: Quarantined[]
  /** Of all that the addresses of the homes depend on. */
  addressesHash: string
}

/** Groups as texts of JSON, by the hashes of their files. */
export type KnownGroups = ReadonlyMap<string, string>

export type FiledHomes = Homes & {
  known: KnownGroups
  /** Of all that the addresses of the homes depend on. */
  addressesHash: string
}

/** Homes that are held in memory, since some are not in the file of their project. */
export const unfiledHomes = (
  entries: readonly Entry<'units'>[],
  leftOut: Quarantined[],
): FiledHomes => {
  const homes = { ...heldHomes(entries), leftOut }
  return { ...homes, known: new Map(), addressesHash: addressesHashOf(homes) }
}

/**
 * The homes of a language, which stay in the files of their projects until they are asked for. Files that are not known
 * are read and checked at once.
 *
 * @param options.known what earlier calls of the same code found; a file that is known need not be read.
 * @param options.entriesIn reads a file; its bytes are those of `hashOf`.
 * @returns undefined if some home is not in the file of its project, so that all have to be read.
 */
export const homesInFiles = (
  files: readonly string[],
  options: {
    locale: string
    known: KnownGroups
    hashOf: (file: string) => string
    entriesIn: (file: string) => AnyEntry[]
  },
): FiledHomes | undefined => {
  const { locale, known, hashOf, entriesIn } = options
  const texts = new Map<string, string>()
  const groups: KnownGroup[] = []
  const fileFor = (project: string) => fileOf('units', locale, project)
  for (const file of files) {
    const hash = hashOf(file)
    const text = known.get(hash) ?? JSON.stringify(groupOf(entriesIn(file), locale))
    const group: KnownGroup = JSON.parse(text)
    const projects = new Set(group.rows.map(({ project }) => project ?? ''))
    if ([...projects].some((project) => fileFor(project) !== file)) return undefined
    texts.set(hash, text)
    groups.push(group)
  }
  const there = new Set(files)
  return {
    rows: groups.flatMap(({ rows }) => rows).sort(byDocumentId),
    leftOut: groups.flatMap(({ leftOut }) => leftOut),
    hashOf: (project) => (there.has(fileFor(project)) ? hashOf(fileFor(project)) : ''),
    of: (project) => {
      const file = fileFor(project)
      return there.has(file) ? readEntries('units', locale, entriesIn(file)).read : []
    },
    known: texts,
    addressesHash: sha256(groups.map((group) => group.addressesHash).join()),
  }
}

const groupOf = (entries: AnyEntry[], locale: string): KnownGroup => {
  const { read, leftOut } = readEntries('units', locale, entries)
  const rows = read.map(homeRow)
  return { rows, leftOut, addressesHash: addressesHashOf({ rows, leftOut }) }
}

const addressesHashOf = ({ rows, leftOut }: Pick<Homes, 'rows' | 'leftOut'>): string =>
  sha256(
    JSON.stringify([
      rows.map(({ documentId, title, slug, project }) => [documentId, title, slug, project]),
      leftOut,
    ]),
  )
