import type { z } from 'zod'
import { type FileUse, filesOf } from '#src/cms/accept.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import { EVERY_LOCALE } from '#src/cms/locales.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import { collectionTypes, singleTypes } from '#src/cms/types.ts'
import { checkFile } from '#src/files/check-file.ts'
import { parseJson } from '#src/lib/json-file.ts'
import { type EntryText, readText } from './entry-text.ts'
import type { Previous } from './previous.ts'
import type { MediaFile } from './snapshot.ts'

/** The last good version of an entry that is broken now, with the files that it shows. */
export type LastGoodVersion = Pick<Quarantined, 'type' | 'documentId' | 'locale'> & {
  value: EntryText
  media: MediaFile[]
}

const types: Record<string, z.ZodObject> = { ...singleTypes, ...collectionTypes }

/**
 * The version of an entry in the previous snapshot, if it has one that this site still understands, with all its
 * files. It depends only on the previous snapshot, so that a delta pull and a full one have the same outcome.
 */
export async function findLastGoodVersion(
  previous: Previous | undefined,
  { type, documentId, locale }: Quarantined,
): Promise<LastGoodVersion | undefined> {
  const held = (await previous?.entries(type, locale))?.get(documentId)
  if (!previous || !held || (await isStandIn(previous, { type, documentId, locale }, held))) {
    return undefined
  }
  const schema = types[type] as z.ZodObject
  const data = parseJson(held, schema)
  if (!data) return undefined
  const uses = filesOf(schema, data)
  const fileOf = ({ url }: FileUse) => previous.media.get(fileNameOf(url))
  if (uses.some((use) => !use.linked && !fileOf(use))) return undefined
  const media = uses.map(fileOf).filter((file) => file !== undefined)
  if (!(await allTaken(previous, media))) return undefined
  return {
    ...{ type, documentId, locale },
    value: readText(type, data),
    media,
  }
}

/** Whether the site accepts its files: the snapshot may be older than that rule. */
async function allTaken(previous: Previous, media: MediaFile[]): Promise<boolean> {
  for (const { name } of media) {
    const file = await checkFile(previous.mediaPath(name))
    if (file.status === 'refused' || file.bytes) return false
  }
  return true
}

/**
 * Whether a single type's file may hold the default locale's version, put there because its own was
 * missing: the two are then the same, and the default locale's current version is the better replacement.
 */
async function isStandIn(
  { locales, entries }: Previous,
  { type, documentId, locale }: Pick<LastGoodVersion, 'type' | 'documentId' | 'locale'>,
  held: string,
): Promise<boolean> {
  const fallback = locales.find(({ isDefault }) => isDefault)?.code
  if (!(type in singleTypes) || locale === EVERY_LOCALE || !fallback) return false
  return locale !== fallback && (await entries(type, fallback)).get(documentId) === held
}
