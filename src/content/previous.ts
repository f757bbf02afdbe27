import { readFileSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#src/cms/locales.ts'
import type { CollectionType, SingleType } from '#src/cms/types.ts'
import { sha256 } from '#src/lib/hash.ts'
import { parseJson, readJson } from '#src/lib/json-file.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { entryTexts } from './entry-text.ts'
import { fileHashes, type HashedFiles } from './file-hashes.ts'
import {
  filesIn,
  HOLDERS,
  MANIFEST,
  MEDIA_FOLDER,
  MEDIA_TABLE,
  manifestSchema,
  mediaTableSchema,
} from './files.ts'
import { type Holders, holdersSchema } from './holders.ts'
import type { MediaFile } from './snapshot.ts'

/** The snapshot that a folder has before a new one replaces it. */
export type Previous = {
  locales: Locale[]
  /** The SHA-256 of its manifest, and so of all its JSON files. */
  manifestHash: string
  /** The files that have the hash which the manifest says, with that hash. */
  files: ReadonlyMap<string, string>
  /** Files whose bytes are there, by name; compared by size. */
  media: ReadonlyMap<string, MediaFile>
  /** Whether the folder holds all that the manifest says, and nothing else. */
  whole: boolean
  /** For the next time that the folder is looked at. */
  hashed: () => HashedFiles
  /** Which entries held the addresses that several entries claimed. */
  holders: Holders
  mediaPath: (name: string) => string
  /** The entries of a file of a type, by document id; none if that file is not in order. */
  entriesIn: (type: SingleType | CollectionType, file: string) => Promise<Map<string, string>>
  /** Those of a type in a locale. */
  entries: (type: SingleType | CollectionType, locale: string) => Promise<Map<string, string>>
}

/**
 * Looks at the snapshot in a folder. Nothing if there is none.
 *
 * @param known what `hashed` returned the last time: of the JSON files, only those that changed since are hashed.
 */
export async function readPrevious(
  dir: string,
  known: Readonly<HashedFiles> = {},
): Promise<Previous | undefined> {
  await restoreFolder(dir)
  const text = await readFile(join(dir, MANIFEST)).catch(() => undefined)
  const manifest = text && parseJson(text.toString(), manifestSchema)
  if (!text || !manifest) return undefined
  const { locales, files: promised } = manifest

  const hashes = fileHashes(Object.keys(promised), {
    pathOf: (name) => join(dir, name),
    read: (name) => readFileSync(join(dir, name)),
    changed: (name) => new Error(`${name} changes while it is read.`),
    known,
  })
  const files = new Map<string, string>()
  for (const [name, hash] of Object.entries(promised)) {
    if (isHash(hash, () => hashes.of(name))) files.set(name, hash)
    // What the CMS answers is taken meanwhile.
    await setImmediate()
  }
  const listed = await readMediaTable(dir, files)
  const mediaPath = (name: string) => join(dir, nameInFolder(name))
  const media = new Map<string, MediaFile>()
  for (const file of listed) {
    const found = await stat(mediaPath(file.name)).catch(() => undefined)
    if (found?.size === file.bytes) media.set(file.name, file)
  }
  const names = [MANIFEST, ...Object.keys(promised), ...[...media.keys()].map(nameInFolder)]
  const read = new Map<string, Promise<Map<string, string>>>()
  const entriesIn: Previous['entriesIn'] = (type, name) => {
    if (!files.has(name)) return Promise.resolve(new Map())
    const texts =
      read.get(name) ?? readFile(join(dir, name), 'utf8').then((text) => entryTexts(type, text))
    read.set(name, texts)
    return texts
  }
  const whole =
    files.size === Object.keys(promised).length &&
    media.size === listed.length &&
    sameNames(await list(dir), names)
  return {
    ...{ locales, files, media, whole },
    manifestHash: sha256(text),
    hashed: () => (whole ? hashes.all() : {}),
    mediaPath,
    holders: await readHolders(dir, files),
    entriesIn,
    entries: async (type, locale) => {
      const names = filesIn(files.keys(), type, locale)
      const texts = await Promise.all(names.map((name) => entriesIn(type, name)))
      return new Map(texts.flatMap((its) => [...its]))
    },
  }
}

/** Whether a file has the hash that is promised; not one that is missing or changes meanwhile. */
function isHash(promised: string, of: () => string): boolean {
  try {
    return of() === promised
  } catch {
    return false
  }
}

async function readMediaTable(
  dir: string,
  files: ReadonlyMap<string, string>,
): Promise<MediaFile[]> {
  if (!files.has(MEDIA_TABLE)) return []
  return Object.values((await readJson(join(dir, MEDIA_TABLE), mediaTableSchema)) ?? {})
}

async function readHolders(dir: string, files: ReadonlyMap<string, string>): Promise<Holders> {
  if (!files.has(HOLDERS)) return {}
  return (await readJson(join(dir, HOLDERS), holdersSchema)) ?? {}
}

/** The files in a folder and in those below it. */
const list = async (dir: string): Promise<string[]> => {
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((it) => !it.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
}

const nameInFolder = (name: string): string => `${MEDIA_FOLDER}/${name}`

function sameNames(a: string[], b: string[]): boolean {
  return a.length === b.length && a.toSorted().join('\n') === b.toSorted().join('\n')
}
