import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { FileUse, Verdict } from '#src/cms/accept.ts'
import { localeSchema } from '#src/cms/locales.ts'
import { entryKey } from '#src/cms/read-versions.ts'
import {
  type CollectionType,
  collectionNames,
  type SingleType,
  singleNames,
} from '#src/cms/types.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import type { EntryText } from './entry-text.ts'
import { type HashedFiles, hashedFiles } from './file-hashes.ts'

const typeName = z.enum([...singleNames, ...collectionNames])

const quarantined = z.object({
  type: typeName,
  documentId: z.string(),
  locale: z.string(),
  field: z.string(),
  problem: z.string(),
  lastGoodVersionShown: z.boolean().optional(),
})

/**
 * An entry as it was read: for one that was accepted, the index of its part (`partOf`) in `parts`, and its files in
 * threes: indexes into `fields` and `urls`, and 1 if it only links to the file.
 */
const record = z.tuple([
  z.string().describe('document id'),
  z.string().describe('locale'),
  z.string().describe('version'),
  z.union([z.array(z.int()), quarantined.pick({ field: true, problem: true })]),
])

const stored = z.object({
  /** Of the code that read the entries, and of the CMS and token with which it did. */
  sourceHash: z.string(),
  /** Of the manifest of the snapshot that was written. */
  manifestHash: z.string(),
  locales: z.array(localeSchema),
  model: z.string(),
  state: z.string(),
  files: z.string(),
  /** Whether some entry must be read again although nothing changes. */
  again: z.boolean(),
  /** The notes from reading the entries. */
  notes: z.array(z.string()),
  /** How many entries each file of the snapshot holds. */
  counts: z.record(z.string(), z.int()),
  report: z.object({
    entries: z.int(),
    media: z.object({ files: z.int(), bytes: z.int() }),
    quarantined: z.array(quarantined.required()),
    warnings: z.array(z.string()),
  }),
  parts: z.array(z.string()),
  fields: z.array(z.string()),
  urls: z.array(z.string()),
  types: z.partialRecord(typeName, z.array(record)),
})
type Stored = z.infer<typeof stored>

/** An entry that was read, and the version of it that this was. */
export type Known = { version: string; verdict: Verdict<EntryText> }

/** What a pull stores for the next one, so that the next one has to read only what has changed. */
export type PullState = Omit<Stored, 'parts' | 'fields' | 'urls' | 'types'> & {
  entries: Map<string, Known>
}

/** The state that the last pull left, if that was from this source and wrote this snapshot. */
export async function readState(
  cacheDir: string,
  { sourceHash, manifestHash }: Pick<PullState, 'sourceHash' | 'manifestHash'>,
): Promise<PullState | undefined> {
  const last = await readJson(fileIn(cacheDir), stored)
  if (!last) return undefined
  const { parts, fields, urls, types, ...state } = last
  if (state.sourceHash !== sourceHash || state.manifestHash !== manifestHash) return undefined
  const entries = new Map<string, Known>()
  for (const [type, records] of Object.entries(types) as [SingleType | CollectionType, Records][]) {
    for (const [documentId, locale, version, outcome] of records) {
      const is = { type, documentId, locale }
      const verdict: Verdict<EntryText> = Array.isArray(outcome)
        ? {
            status: 'accepted',
            entry: {
              ...is,
              value: { status: 'kept', part: parts[outcome[0] as number] as string },
              files: filesOf(outcome.slice(1), { fields, urls }),
            },
          }
        : { status: 'quarantined', entry: { ...is, ...outcome } }
      entries.set(entryKey(is), { version, verdict })
    }
  }
  return { ...state, entries }
}

type Records = z.infer<typeof record>[]

/** Leaves the state for the next pull, all of it or nothing. */
export async function writeState(cacheDir: string, pull: PullState): Promise<void> {
  const { entries, ...state } = pull
  const [parts, fields, urls] = [new Numbers(), new Numbers(), new Numbers()]
  const types: Stored['types'] = {}
  for (const { version, verdict } of entries.values()) {
    const { type, documentId, locale } = verdict.entry
    const outcome =
      verdict.status === 'accepted'
        ? [
            parts.of(verdict.entry.value.part),
            ...verdict.entry.files.flatMap(({ field, url, linked }) => [
              fields.of(field),
              urls.of(url),
              linked ? 1 : 0,
            ]),
          ]
        : { field: verdict.entry.field, problem: verdict.entry.problem }
    types[type] ??= []
    types[type].push([documentId, locale, version, outcome])
  }
  const value: Stored = {
    ...state,
    ...{ parts: parts.texts, fields: fields.texts, urls: urls.texts, types },
  }
  await writeJson(fileIn(cacheDir), value)
}

/** What a pull has found of the files of the snapshot, so that the next one hashes only those that changed. */
export async function readHashed(cacheDir: string): Promise<HashedFiles> {
  return (await readJson(hashedFileIn(cacheDir), hashedFiles)) ?? {}
}

/** Leaves that for the next pull, where it is not what the last one left. Without it, the next one hashes more files. */
export async function writeHashed(
  cacheDir: string,
  hashed: HashedFiles,
  before: HashedFiles,
): Promise<void> {
  if (!isDeepStrictEqual(hashed, before)) await writeJson(hashedFileIn(cacheDir), hashed)
}

const fileIn = (cacheDir: string) => join(cacheDir, 'pull', 'state.json')
const hashedFileIn = (cacheDir: string) => join(cacheDir, 'pull', 'files.json')

function filesOf(threes: number[], { fields, urls }: Pick<Stored, 'fields' | 'urls'>): FileUse[] {
  const files: FileUse[] = []
  for (let at = 0; at < threes.length; at += 3) {
    files.push({
      field: fields[threes[at] as number] as string,
      url: urls[threes[at + 1] as number] as string,
      ...(threes[at + 2] === 1 && { linked: true as const }),
    })
  }
  return files
}

/** Texts that recur, by number. */
class Numbers {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()

  of(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}
