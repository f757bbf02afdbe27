import { closeSync, openSync, readSync } from 'node:fs'
import type { Entry } from '#src/cms/types.ts'
import { parseJson } from '#src/lib/json-file.ts'
import { type HomeSpans, hashOfTexts, homeSpans, type Span } from './home-spans.ts'
import { type HomeRow, type Homes, homeRow } from './homes.ts'
import { anyEntry, readEntry } from './readable.ts'
import type { Quarantined } from './snapshot.ts'

/** What is known of the homes of a project: a row for each, or null for one that cannot be read. */
type KnownGroup = { rows: (HomeRow | null)[]; leftOut: Quarantined[] }

/** Groups by the hashes of their texts. */
export type KnownGroups = Record<string, KnownGroup>

export type FiledHomes = Homes & { known: KnownGroups }

/**
 * The homes in a file of the snapshot, which stay there until they are asked for. Groups of homes that are not known are
 * read and checked at once.
 *
 * @param options.bytes those of the file.
 * @param options.known what earlier calls of the same code found; a text that is known need not be parsed.
 * @param options.changed makes the error for a file that has other bytes by now.
 * @returns undefined if the file has to be read as a whole: it has not the lines of a pull, or is no JSON.
 */
export const homesInFile = (options: {
  path: string
  bytes: Buffer
  locale: string
  known: Readonly<KnownGroups>
  changed: () => Error
}): FiledHomes | undefined => {
  const { path, locale, bytes, known, changed } = options
  const found = homeSpans(bytes)
  if (!found) return undefined
  const groups = new Map<string, KnownGroup>()
  for (const [project, { hash, spans }] of found.groups) {
    const texts = () => spans.map((span) => bytes.subarray(...span))
    const group = known[hash] ?? groupOf(texts(), project, locale)
    if (!group) return undefined
    groups.set(project, group)
  }
  const emptyHash = hashOfTexts([])
  return {
    rows: inOrder(found.order, groups),
    leftOut: [...groups.values()].flatMap(({ leftOut }) => leftOut),
    hashOf: (project) => found.groups.get(project)?.hash ?? emptyHash,
    of: (project) => {
      const group = found.groups.get(project)
      return group ? entriesOf(textsIn(path, group, changed), locale) : []
    },
    known: Object.fromEntries(
      [...found.groups].map(([project, { hash }]) => [hash, groups.get(project) as KnownGroup]),
    ),
  }
}

/** Reads the homes of a project; undefined if one is no entry, or is of another project. */
const groupOf = (texts: Buffer[], project: string, locale: string): KnownGroup | undefined => {
  const group: KnownGroup = { rows: [], leftOut: [] }
  for (const text of texts) {
    const raw = parseJson(text.toString(), anyEntry)
    if (!raw) return undefined
    const result = readEntry('units', locale, raw)
    if (result.status === 'leftOut') {
      group.rows.push(null)
      group.leftOut.push(result.leftOut)
      continue
    }
    if ((result.entry.project ?? '') !== project) return undefined
    group.rows.push(homeRow(result.entry))
  }
  return group
}

const inOrder = (order: readonly string[], groups: ReadonlyMap<string, KnownGroup>): HomeRow[] => {
  const next = new Map<string, number>()
  return order.flatMap((project) => {
    const index = next.get(project) ?? 0
    next.set(project, index + 1)
    return groups.get(project)?.rows[index] ?? []
  })
}

const entriesOf = (texts: Buffer[], locale: string): Entry<'units'>[] =>
  texts.flatMap((text) => {
    const result = readEntry('units', locale, JSON.parse(text.toString()))
    return result.status === 'read' ? [result.entry] : []
  })

/** The texts of a group as they are in the file now. */
const textsIn = (path: string, { hash, spans }: HomeSpans, changed: () => Error): Buffer[] => {
  const file = openSync(path, 'r')
  try {
    const texts = spans.map((span) => textAt(file, span))
    if (hashOfTexts(texts) !== hash) throw changed()
    return texts
  } finally {
    closeSync(file)
  }
}

const textAt = (file: number, [start, end]: Span): Buffer => {
  const text = Buffer.alloc(end - start)
  readSync(file, text, 0, text.length, start)
  return text
}
