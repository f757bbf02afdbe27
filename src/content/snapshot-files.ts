import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Segments } from './addresses.ts'
import type { Assembled, EntryFile, PlacedEntry } from './assemble.ts'
import { SnapshotError } from './checked-file.ts'
import { fileBytes } from './entry-text.ts'
import { fileOf, filesIn, HOLDERS, hasHolders, MEDIA_TABLE, type SnapshotFile } from './files.ts'
import { findHolders } from './holders.ts'
import type { Previous } from './previous.ts'

export type Kept = {
  /** The snapshot that has the texts of kept entries. */
  previous: Previous | undefined
  /** How many entries each of its files has. */
  counts: Record<string, number>
  /** How the addresses of each type begin. */
  segments: Segments
}

/** The files of an assembled snapshot. A file is not even read if all its entries are kept. */
export async function snapshotFiles(
  { entryFiles, media }: Pick<Assembled, 'entryFiles' | 'media'>,
  kept: Kept,
): Promise<SnapshotFile[]> {
  const files: SnapshotFile[] = []
  for (const entryFile of entryFiles) files.push(await snapshotFile(entryFile, kept))
  const holders = await findHolders(entryFiles, {
    previous: kept.previous,
    segments: kept.segments,
    areUnchanged: (entryFiles) => areUnchanged(entryFiles, kept),
    textOf: async (entryFile, entry) =>
      Buffer.from(await bytesOf(entryFile, entry, kept)).toString(),
  })
  return [
    ...files,
    tableFile(MEDIA_TABLE, media),
    ...(hasHolders(holders) ? [tableFile(HOLDERS, holders)] : []),
  ]
}

const tableFile = (name: string, value: unknown): SnapshotFile => {
  const table = stableJson(value)
  return { name, sha256: sha256(table), text: () => table }
}

/** The hash of a file that is the same in the previous snapshot. */
function unchangedHash({ file, locale, entries }: EntryFile, kept: Kept): string | undefined {
  const same = entries.every((entry) => entry.value.status === 'kept' && entry.locale === locale)
  return same && kept.counts[file] === entries.length ? kept.previous?.files.get(file) : undefined
}

/** Whether all files of some types in a locale are the same in the previous snapshot, which has no other ones of them. */
function areUnchanged(entryFiles: EntryFile[], kept: Kept): boolean {
  if (!entryFiles.every((it) => unchangedHash(it, kept) !== undefined)) return false
  const before = kept.previous?.files ?? new Map()
  return [...Map.groupBy(entryFiles, ({ type }) => type)].every(
    ([type, files]) =>
      filesIn(before.keys(), type, (files[0] as EntryFile).locale).length === files.length,
  )
}

async function snapshotFile(entryFile: EntryFile, kept: Kept): Promise<SnapshotFile> {
  const { file: name, type, entries } = entryFile
  const held: Uint8Array[] = []
  const text = () => fileBytes(type, held)
  const unchanged = unchangedHash(entryFile, kept)
  if (unchanged) return { name, sha256: unchanged, text }
  for (const entry of entries) held.push(await bytesOf(entryFile, entry, kept))
  return { name, sha256: sha256(text()), text }
}

async function bytesOf(
  { type, file }: EntryFile,
  entry: PlacedEntry,
  { previous }: Kept,
): Promise<Uint8Array> {
  if (entry.value.status === 'read') return entry.value.bytes
  const before = fileOf(type, entry.locale, entry.value.part)
  const text = (await previous?.entriesIn(type, before))?.get(entry.documentId)
  if (text !== undefined) return Buffer.from(text)
  throw new SnapshotError(
    `${file} of the previous snapshot lacks the entry ${entry.documentId}, although nothing has changed it. Remove CONTENT_DIR and run this again.`,
  )
}
