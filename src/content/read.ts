import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { localesOf } from '#src/cms/locales.ts'
import { collectionNames, collectionTypes, singleNames, singleTypes } from '#src/cms/types.ts'
import { mendFolder } from '#src/lib/swap-folder.ts'
import { fileOf, MANIFEST, MEDIA_TABLE, manifestSchema, mediaTableSchema } from './files.ts'
import type { Locale, Snapshot } from './snapshot.ts'

/** A snapshot that can't be read: which file, what is wrong with it, what to do. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

/**
 * Reads the snapshot in a folder and checks every entry against the schemas.
 * Throws a SnapshotError that names the file.
 */
export async function readSnapshot(dir: string): Promise<Snapshot> {
  await mendFolder(dir)
  const { locales } = await readJson(join(dir, MANIFEST), manifestSchema)
  const [singles, collections, media] = await Promise.all([
    readTypes(singleNames, locales, (type, file) => readJson(join(dir, file), singleTypes[type])),
    readTypes(collectionNames, locales, (type, file) =>
      readJson(join(dir, file), z.array(collectionTypes[type] as z.ZodType)),
    ),
    readJson(join(dir, MEDIA_TABLE), mediaTableSchema),
  ])
  return {
    locales,
    singles: singles as Snapshot['singles'],
    collections: collections as Snapshot['collections'],
    media,
  }
}

/** Type → locale → what its file holds. */
async function readTypes<Type extends Parameters<typeof fileOf>[0]>(
  types: Type[],
  locales: Locale[],
  read: (type: Type, file: string) => Promise<unknown>,
): Promise<Record<string, Record<string, unknown>>> {
  const files = types.map(async (type) => {
    const values = localesOf(type, locales).map(async (locale) => [
      locale,
      await read(type, fileOf(type, locale)),
    ])
    return [type, Object.fromEntries(await Promise.all(values))]
  })
  return Object.fromEntries(await Promise.all(files))
}

async function readJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(parse(path, await readText(path)))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SnapshotError(
    `${path}: ${issue?.path.join('.') || 'the file'} is not what the site expects (${issue?.message}). Run \`npm run pull\` to write the snapshot anew.`,
    { cause: result.error },
  )
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new SnapshotError(
      `${path} can't be read. Set CONTENT_DIR to a folder with a snapshot, or run \`npm run pull\` to write one.`,
      { cause },
    )
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SnapshotError(
      `${path} is not JSON (${(cause as Error).message}). Run \`npm run pull\` to write the snapshot anew.`,
      { cause },
    )
  }
}
