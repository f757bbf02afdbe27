import { z } from 'zod'
import { EVERY_LOCALE, type Locale, localeSchema, localesOf } from '#src/cms/locales.ts'
import { focus } from '#src/cms/media-library.ts'
import {
  type CollectionType,
  collectionNames,
  type SingleType,
  singleNames,
} from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Holders } from './holders.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The files of a snapshot in its folder:
 *
 * | file | holds |
 * | --- | --- |
 * | `manifest.json` | version, locales, the SHA-256 of every other JSON file |
 * | `media.json` | the media table |
 * | `<type>.<locale>.json` | a single type's entry, or a collection's entries sorted by document id |
 * | `<type>.json` | the same of a type that is not translated |
 * | `units.<locale>/<project>.json` | the homes of a project; those of none are in `units.<locale>.json` |
 * | `holders.json` | who holds the addresses that several entries claim; missing where there are none |
 * | `media/<name>` | the files of the media table |
 */
export const MANIFEST = 'manifest.json'
export const MEDIA_TABLE = 'media.json'
export const HOLDERS = 'holders.json'
export const MEDIA_FOLDER = 'media'

/** Raised when files written by an older version can't be read any more. */
const VERSION = 1

/**
 * The file of a type in a locale.
 *
 * @param part which of its files, where it has several: see `partOf`.
 */
export function fileOf(type: SingleType | CollectionType, locale: string, part = ''): string {
  const name = locale === EVERY_LOCALE ? type : `${type}.${locale}`
  return part === '' ? `${name}.json` : `${name}/${encodeURIComponent(part)}.json`
}

/**
 * Which of the files of its type and locale an entry is in. Homes, of which there are most, have a file for each project,
 * so that an edit of one is read and written at the cost of its project; all else is in one file.
 */
export const partOf = (type: SingleType | CollectionType, entry: unknown): string =>
  type === 'units' ? ((entry as { project?: string | null }).project ?? '') : ''

/** The files of a type in a locale, among all files of a snapshot. The first one is there without any entry, too. */
export const filesIn = (
  names: Iterable<string>,
  type: SingleType | CollectionType,
  locale: string,
): string[] => {
  const first = fileOf(type, locale)
  const folder = `${first.slice(0, -'.json'.length)}/`
  return [first, ...[...names].filter((name) => name.startsWith(folder)).sort()]
}

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  version: z.literal(VERSION),
  locales: z.array(localeSchema).min(1),
  files: z.record(z.string(), hash),
})

export const mediaFileSchema = z.object({
  name: z.string(),
  mime: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bytes: z.int().min(0),
  sha256: hash,
  focus: focus.optional(),
})

export const mediaTableSchema = z.record(z.string(), mediaFileSchema)

/** A file of a snapshot. Its text is made when it is asked for, since all of them weigh as much as the snapshot. */
export type SnapshotFile = { name: string; sha256: string; text: () => string | Uint8Array }

/** Every JSON file of a snapshot but the manifest. Equal snapshots give equal bytes. */
export function* snapshotFiles(snapshot: Snapshot): Generator<SnapshotFile> {
  for (const [name, value] of snapshotValues(snapshot)) {
    const text = () => stableJson(value)
    yield { name, sha256: sha256(text()), text }
  }
}

/** The manifest over files with these hashes, by name. */
export function manifestText(locales: Locale[], files: Record<string, string>): string {
  return stableJson({ version: VERSION, locales, files })
}

function* snapshotValues(snapshot: Snapshot): Generator<[name: string, value: unknown]> {
  const { locales, singles, collections, media } = snapshot
  for (const type of singleNames) {
    for (const locale of localesOf(type, locales)) {
      yield [fileOf(type, locale), singles[type][locale]]
    }
  }
  for (const type of collectionNames) {
    for (const locale of localesOf(type, locales)) {
      const entries: { documentId: string }[] = collections[type][locale] ?? []
      for (const [part, its] of inParts(entries, (entry) => partOf(type, entry))) {
        yield [fileOf(type, locale, part), its]
      }
    }
  }
  yield [MEDIA_TABLE, media]
  if (hasHolders(snapshot.holders)) yield [HOLDERS, snapshot.holders]
}

/** Whether there is something to say of holders. */
export const hasHolders = (holders: Holders = {}): boolean => Object.keys(holders).length > 0

/** Entries by their parts, each sorted by document id. The part without a name is there in any case. */
export const inParts = <Entry extends { documentId: string }>(
  entries: readonly Entry[],
  part: (entry: Entry) => string,
): Map<string, Entry[]> => {
  const parts = Map.groupBy(entries.toSorted(byDocumentId), part)
  return parts.has('') ? parts : new Map([['', []], ...parts])
}

export const byDocumentId = (a: { documentId: string }, b: { documentId: string }): number =>
  a.documentId < b.documentId ? -1 : 1
