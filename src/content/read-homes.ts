import { byDocumentId, fileOf } from './files.ts'
import { type HomeRow, type Homes, homeRow } from './homes.ts'
import { type AnyEntry, readEntries } from './readable.ts'
import type { Quarantined } from './snapshot.ts'

/** What is known of the homes of a project: a row for each that can be read. */
type KnownGroup = { rows: HomeRow[]; leftOut: Quarantined[] }

/** Groups by the hashes of their files. */
export type KnownGroups = Record<string, KnownGroup>

export type FiledHomes = Homes & { known: KnownGroups }

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
    known: Readonly<KnownGroups>
    hashOf: (file: string) => string
    entriesIn: (file: string) => AnyEntry[]
  },
): FiledHomes | undefined => {
  const { locale, known, hashOf, entriesIn } = options
  const groups: KnownGroups = {}
  const fileFor = (project: string) => fileOf('units', locale, project)
  for (const file of files) {
    const hash = hashOf(file)
    const group = known[hash] ?? groupOf(entriesIn(file), locale)
    const projects = new Set(group.rows.map(({ project }) => project ?? ''))
    if ([...projects].some((project) => fileFor(project) !== file)) return undefined
    groups[hash] = group
  }
  const all = Object.values(groups)
  const there = new Set(files)
  return {
    rows: all.flatMap(({ rows }) => rows).sort(byDocumentId),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    hashOf: (project) => (there.has(fileFor(project)) ? hashOf(fileFor(project)) : ''),
    of: (project) => {
      const file = fileFor(project)
      return there.has(file) ? readEntries('units', locale, entriesIn(file)).read : []
    },
    known: groups,
  }
}

const groupOf = (entries: AnyEntry[], locale: string): KnownGroup => {
  const { read, leftOut } = readEntries('units', locale, entries)
  return { rows: read.map(homeRow), leftOut }
}
