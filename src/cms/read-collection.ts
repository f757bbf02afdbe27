import type { z } from 'zod'
import { type Judging, judge, refuseUnknown, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { PullError } from './errors.ts'
import { contentQuery, stampQuery, withDocumentIds, zonesOf } from './query.ts'
import { readFence, readPages } from './read-pages.ts'
import { type CollectionType, collectionTypes, untranslated } from './types.ts'
import { isCurrent, type Version, versionOf } from './version.ts'
import type { Warn } from './warnings.ts'

const ROUNDS = 6
const IDS_PER_CALL = 50

export type CollectionOptions<Form> = Judging<Form> & { type: CollectionType; warn: Warn }
type Held<Form> = Map<string, { version: Version; verdict: Verdict<Form> }>

/**
 * Reads all entries of a collection as they stood at one moment, although editors may publish while it
 * reads. Where nothing was published meanwhile, what was read is right. Otherwise the stamps of all
 * entries tell which ones were missed or have changed; these are read again, until none has.
 *
 * Types with dynamic zones need their stamps in any case: only these show a component that the content
 * query does not name.
 */
export async function readCollection<Form>(
  client: CmsClient,
  options: CollectionOptions<Form>,
): Promise<Verdict<Form>[]> {
  const { type } = options
  const schema: z.ZodObject = collectionTypes[type]
  const fence = () => readFence(client, type)
  const held: Held<Form> = new Map()

  const before = await fence()
  await readContent(client, options, held)
  if (zonesOf(schema).length === 0 && before === (await fence())) {
    return [...held.values()].map(({ verdict }) => verdict)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const stamps = await readStamps(client, options)
    if (!stamps) continue
    const stale = stamps.filter((stamp) => {
      const entry = held.get(stamp.key)
      return !entry || !isCurrent(entry.version, stamp, schema)
    })
    if (stale.length === 0) return stamps.map((stamp) => verdictOf(type, stamp, held))
    await readContent(client, options, held, documentIdsOf(stale))
  }
  throw keepsChanging(type)
}

/**
 * Reads the entries with these document ids, in all their locales. Whether one was published while it
 * was read, the caller must find out; but a type's dynamic zones are those of one publication.
 */
export async function readEntries<Form>(
  client: CmsClient,
  options: CollectionOptions<Form>,
  documentIds: string[],
): Promise<Verdict<Form>[]> {
  const { type } = options
  const schema: z.ZodObject = collectionTypes[type]
  const held: Held<Form> = new Map()
  await readContent(client, options, held, documentIds)
  if (zonesOf(schema).length === 0) return [...held.values()].map(({ verdict }) => verdict)
  for (let round = 0; round < ROUNDS; round += 1) {
    const stamps: Version[] = []
    const query = stampQuery(schema, { translated: !untranslated.has(type) })
    for (const some of chunks(documentIds, IDS_PER_CALL)) {
      await readPages(client, { ...options, query: withDocumentIds(query, some) }, (entry) =>
        stamps.push(versionOf(schema, entry)),
      )
    }
    const stale = stamps.filter((stamp) => {
      const entry = held.get(stamp.key)
      return !entry || !isCurrent(entry.version, stamp, schema)
    })
    if (stale.length === 0) return stamps.map((stamp) => verdictOf(type, stamp, held))
    await readContent(client, options, held, documentIdsOf(stale))
  }
  throw keepsChanging(type)
}

export function keepsChanging(what: string): PullError {
  return new PullError(
    `The entries of ${what} keep changing while they are read (${ROUNDS} times). Run this again when the editors' bulk action is done.`,
  )
}

const documentIdsOf = (versions: Version[]) => [
  ...new Set(versions.map(({ documentId }) => documentId)),
]

/** Reads and judges the entries with these document ids, or all. */
async function readContent<Form>(
  client: CmsClient,
  options: CollectionOptions<Form>,
  held: Held<Form>,
  documentIds?: string[],
): Promise<void> {
  const { type, warn } = options
  const schema: z.ZodObject = collectionTypes[type]
  const all = contentQuery(schema)
  const queries = documentIds
    ? chunks(documentIds, IDS_PER_CALL).map((some) => withDocumentIds(all, some))
    : [all]
  for (const query of queries) {
    await readPages(client, { type, query, warn }, (entry) => {
      const version = versionOf(schema, entry)
      held.set(version.key, { version, verdict: judge(type, entry, options) })
    })
  }
}

/** The stamps of all entries, or nothing when something was published while they were read. */
async function readStamps(
  client: CmsClient,
  { type, warn }: { type: CollectionType; warn: Warn },
): Promise<Version[] | undefined> {
  const schema: z.ZodObject = collectionTypes[type]
  const query = stampQuery(schema, { translated: !untranslated.has(type) })
  const stamps: Version[] = []
  const before = await readFence(client, type)
  await readPages(client, { type, query, warn }, (entry) => stamps.push(versionOf(schema, entry)))
  return before === (await readFence(client, type)) ? stamps : undefined
}

function verdictOf<Form>(type: CollectionType, stamp: Version, held: Held<Form>): Verdict<Form> {
  const { verdict } = held.get(stamp.key) as { verdict: Verdict<Form> }
  return refuseUnknown(type, stamp) ?? verdict
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
