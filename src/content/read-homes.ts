import type { Entry } from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { fieldsText, readFields } from '#src/lib/json-fields.ts'
import { memo } from '#src/lib/memo.ts'
import { fileOf } from './files.ts'
import { type HomeRow, type Homes, heldHomes, homeRow } from './homes.ts'
import type { NamedFiles } from './named-files.ts'
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
type KnownGroups = ReadonlyMap<string, string>

/** Hashes of the files of the media library that homes name, by the hashes of the files of the homes. */
type NamedByHomes = {
  /** Of the table of the library: with another one they are others. */
  table: string
  hashes: Record<string, string>
}

/** What an earlier call found. */
export type KnownHomes = { groups: KnownGroups; named: NamedByHomes | undefined }

/** The field of the text of `KnownHomes` beside those of its groups, which have hashes for names. */
const NAMED = 'named'

export const knownHomesText = ({ groups, named }: KnownHomes): string =>
  fieldsText(new Map([...groups, [NAMED, JSON.stringify(named ?? null)]]))

/** @param text that of `knownHomesText`. */
export const readKnownHomes = (text: string): KnownHomes => {
  const groups = readFields(text)
  const named: NamedByHomes | null = JSON.parse(groups.get(NAMED) ?? 'null')
  groups.delete(NAMED)
  return { groups, named: named ?? undefined }
}

export type FiledHomes = Homes & {
  known: KnownHomes
  /** Of all that the addresses of the homes depend on. */
  addressesHash: string
}

/** Homes that are held in memory, since some are not in the file of their project. */
export const unfiledHomes = (
  entries: readonly Entry<'units'>[],
  leftOut: Quarantined[],
  files: NamedFiles,
): FiledHomes => {
  const homes = { ...heldHomes(entries), leftOut }
  return {
    ...homes,
    hashOf: memo((project) => {
      const texts = homes.of(project).map((entry) => JSON.stringify(entry))
      return sha256(`${homes.hashOf(project)} ${files.hashOf(texts)}`)
    }),
    known: { groups: new Map(), named: undefined },
    addressesHash: addressesHashOf(homes),
  }
}

/**
 * The homes of a language, which stay in the files of their projects until they are asked for. Files that are not known
 * are read and checked at once.
 *
 * @param options.known what earlier calls of the same code found; a file that is known need not be read.
 * @param options.textOf reads a file; its bytes are those of `hashOf`.
 * @param options.media the table of the media library, with its hash.
 * @returns undefined if some home is not in the file of its project, so that all have to be read.
 */
export const homesInFiles = (
  files: readonly string[],
  options: {
    locale: string
    known: KnownHomes
    hashOf: (file: string) => string
    textOf: (file: string) => string
    entriesIn: (file: string) => AnyEntry[]
    media: { table: string; files: NamedFiles }
  },
): FiledHomes | undefined => {
  const { locale, known, hashOf, textOf, entriesIn, media } = options
  const namedBefore = known.named?.table === media.table ? known.named.hashes : {}
  const named: NamedByHomes = { table: media.table, hashes: {} }
  const texts = new Map<string, string>()
  const groups: KnownGroup[] = []
  const fileFor = (project: string) => fileOf('units', locale, project)
  for (const file of files) {
    const hash = hashOf(file)
    const text = known.groups.get(hash) ?? JSON.stringify(groupOf(entriesIn(file), locale))
    const group: KnownGroup = JSON.parse(text)
    const projects = new Set(group.rows.map(({ project }) => project ?? ''))
    if ([...projects].some((project) => fileFor(project) !== file)) return undefined
    texts.set(hash, text)
    groups.push(group)
    named.hashes[hash] = namedBefore[hash] ?? media.files.hashOf([textOf(file)])
  }
  const there = new Set(files)
  return {
    rows: groups.flatMap(({ rows }) => rows),
    leftOut: groups.flatMap(({ leftOut }) => leftOut),
    hashOf: (project) => {
      if (!there.has(fileFor(project))) return ''
      const hash = hashOf(fileFor(project))
      return `${hash} ${named.hashes[hash]}`
    },
    of: (project) => {
      const file = fileFor(project)
      return there.has(file) ? readEntries('units', locale, entriesIn(file)).read : []
    },
    known: { groups: texts, named },
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
