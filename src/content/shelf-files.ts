import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Segments } from './addresses.ts'
import type { Assembled, Shelf, Shelved } from './assemble.ts'
import { fileBytes } from './entry-text.ts'
import { HOLDERS, hasHolders, MEDIA_TABLE, type SnapshotFile } from './files.ts'
import { findHolders } from './holders.ts'
import type { Previous } from './previous.ts'
import { SnapshotError } from './read.ts'

export type Kept = {
  /** The snapshot that has the texts of kept entries. */
  previous: Previous | undefined
  /** How many entries each of its files has. */
  counts: Record<string, number>
  /** How the addresses of each type begin. */
  segments: Segments
}

/** The files of an assembled snapshot. One whose entries are all kept is not even read. */
export async function shelfFiles(
  { shelves, media }: Pick<Assembled, 'shelves' | 'media'>,
  kept: Kept,
): Promise<SnapshotFile[]> {
  const files: SnapshotFile[] = []
  for (const shelf of shelves) files.push(await fileOfShelf(shelf, kept))
  const holders = await findHolders(shelves, {
    previous: kept.previous,
    segments: kept.segments,
    stands: (shelf) => standingHash(shelf, kept) !== undefined,
    textOf: async (shelf, entry) => Buffer.from(await bytesOf(shelf, entry, kept)).toString(),
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

/** The hash of the file of a shelf, where that stands as it was in the previous snapshot. */
function standingHash({ file, locale, entries }: Shelf, kept: Kept): string | undefined {
  const same = entries.every((entry) => entry.value.status === 'kept' && entry.locale === locale)
  return same && kept.counts[file] === entries.length ? kept.previous?.files.get(file) : undefined
}

async function fileOfShelf(shelf: Shelf, kept: Kept): Promise<SnapshotFile> {
  const { file: name, type, entries } = shelf
  const held: Uint8Array[] = []
  const text = () => fileBytes(type, held)
  const standing = standingHash(shelf, kept)
  if (standing) return { name, sha256: standing, text }
  for (const entry of entries) held.push(await bytesOf(shelf, entry, kept))
  return { name, sha256: sha256(text()), text }
}

async function bytesOf(
  { type, file }: Shelf,
  entry: Shelved,
  { previous }: Kept,
): Promise<Uint8Array> {
  if (entry.value.status === 'read') return entry.value.bytes
  const text = (await previous?.entries(type, entry.locale))?.get(entry.documentId)
  if (text !== undefined) return Buffer.from(text)
  throw new SnapshotError(
    `${file} of the previous snapshot lacks the entry ${entry.documentId}, although nothing has changed it. Remove CONTENT_DIR and run this again.`,
  )
}
