import { z } from 'zod'
import { EVERY_LOCALE, localeSchema, localesOf } from '#src/cms/locales.ts'
import {
  type CollectionType,
  collectionNames,
  type SingleType,
  singleNames,
} from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Where a snapshot lies in its folder:
 *
 * | file | holds |
 * | --- | --- |
 * | `manifest.json` | version, locales, the SHA-256 of every other JSON file |
 * | `media.json` | the media table |
 * | `<type>.<locale>.json` | a single type's entry, or a collection's entries sorted by document id |
 * | `<type>.json` | the same of a type that is not translated |
 * | `media/<name>` | the files of the media table |
 */
export const MANIFEST = 'manifest.json'
export const MEDIA_TABLE = 'media.json'
export const MEDIA_FOLDER = 'media'

/** Raised when files written by an older version can't be read any more. */
export const VERSION = 1

export function fileOf(type: SingleType | CollectionType, locale: string): string {
  return locale === EVERY_LOCALE ? `${type}.json` : `${type}.${locale}.json`
}

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  version: z.literal(VERSION),
  locales: z.array(localeSchema).min(1),
  files: z.record(z.string(), hash),
})

export const mediaTableSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    mime: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    bytes: z.int().min(0),
    sha256: hash,
  }),
)

/**
 * Every JSON file of a snapshot with its text, the manifest last. Equal snapshots give equal bytes.
 * One text at a time, since together they weigh as much as the snapshot.
 */
export function* snapshotFiles(snapshot: Snapshot): Generator<[name: string, text: string]> {
  const hashes: Record<string, string> = {}
  for (const [name, value] of snapshotValues(snapshot)) {
    const text = stableJson(value)
    hashes[name] = sha256(text)
    yield [name, text]
  }
  const { locales } = snapshot
  yield [MANIFEST, stableJson({ version: VERSION, locales, files: hashes })]
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
      yield [fileOf(type, locale), entries.toSorted(byDocumentId)]
    }
  }
  yield [MEDIA_TABLE, media]
}

function byDocumentId(a: { documentId: string }, b: { documentId: string }): number {
  return a.documentId < b.documentId ? -1 : 1
}
