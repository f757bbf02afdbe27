import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Assembled, Shelf, Shelved } from './assemble.ts'
import { fileBytes } from './entry-text.ts'
import { MEDIA_TABLE, type SnapshotFile } from './files.ts'
import type { Previous } from './previous.ts'
import { SnapshotError } from './read.ts'

export type Kept = {
  /** The snapshot that has the texts of kept entries. */
  previous: Previous | undefined
  /** How many entries each of its files has. */
  counts: Record<string, number>
}

/** The files of an assembled snapshot. One whose entries are all kept is not even read. */
export async function shelfFiles(
  { shelves, media }: Pick<Assembled, 'shelves' | 'media'>,
  kept: Kept,
): Promise<SnapshotFile[]> {
  const files: SnapshotFile[] = []
  for (const shelf of shelves) files.push(await fileOfShelf(shelf, kept))
  const table = stableJson(media)
  return [...files, { name: MEDIA_TABLE, sha256: sha256(table), text: () => table }]
}

async function fileOfShelf(shelf: Shelf, kept: Kept): Promise<SnapshotFile> {
  const { file: name, type, locale, entries } = shelf
  const held: Uint8Array[] = []
  const text = () => fileBytes(type, held)
  const standing = kept.previous?.files.get(name)
  const same = entries.every((entry) => entry.value.status === 'kept' && entry.locale === locale)
  if (standing && same && kept.counts[name] === entries.length) {
    return { name, sha256: standing, text }
  }
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
