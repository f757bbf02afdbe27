import type { z } from 'zod'
import { accept, refuseUnknown, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { PullError } from './errors.ts'
import { contentQuery, stampQuery, withDocumentIds, zonesOf } from './query.ts'
import { readFence, readPages } from './read-pages.ts'
import { type CollectionType, collectionTypes, untranslated } from './types.ts'
import { isCurrent, type Version, versionOf } from './version.ts'
import type { Warn } from './warnings.ts'

const ROUNDS = 6
const IDS_PER_CALL = 50

export type CollectionOptions = { type: CollectionType; warn: Warn }
type Held = { version: Version; verdict: Verdict<unknown> }

/**
 * Reads all entries of a collection as they stood at one moment, although editors may publish while it
 * reads. Where nothing was published meanwhile, what was read is right. Otherwise the stamps of all
 * entries tell which ones were missed or have changed; these are read again, until none has.
 *
 * Types with dynamic zones need their stamps in any case: only these show a component that the content
 * query does not name.
 */
export async function readCollection(
  client: CmsClient,
  options: CollectionOptions,
): Promise<Verdict<unknown>[]> {
  const { type } = options
  const schema: z.ZodObject = collectionTypes[type]
  const fence = () => readFence(client, type)
  const held = new Map<string, Held>()

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
    await readContent(client, options, held, [
      ...new Set(stale.map(({ documentId }) => documentId)),
    ])
  }
  throw new PullError(
    `The entries of ${type} keep changing while they are read (${ROUNDS} times). Run this again when the editors' bulk action is done.`,
  )
}

/** Reads and judges the entries with these document ids, or all. */
async function readContent(
  client: CmsClient,
  { type, warn }: CollectionOptions,
  held: Map<string, Held>,
  documentIds?: string[],
): Promise<void> {
  const schema: z.ZodObject = collectionTypes[type]
  const all = contentQuery(schema)
  const queries = documentIds
    ? chunks(documentIds, IDS_PER_CALL).map((some) => withDocumentIds(all, some))
    : [all]
  for (const query of queries) {
    await readPages(client, { type, query, warn }, (entry) => {
      const version = versionOf(schema, entry)
      held.set(version.key, { version, verdict: accept(type, entry, warn) })
    })
  }
}

/** The stamps of all entries, or nothing when something was published while they were read. */
async function readStamps(
  client: CmsClient,
  { type, warn }: CollectionOptions,
): Promise<Version[] | undefined> {
  const schema: z.ZodObject = collectionTypes[type]
  const query = stampQuery(schema, { translated: !untranslated.has(type) })
  const stamps: Version[] = []
  const before = await readFence(client, type)
  await readPages(client, { type, query, warn }, (entry) => stamps.push(versionOf(schema, entry)))
  return before === (await readFence(client, type)) ? stamps : undefined
}

function verdictOf(
  type: CollectionType,
  stamp: Version,
  held: Map<string, Held>,
): Verdict<unknown> {
  const entry = held.get(stamp.key) as Held
  return refuseUnknown(type, stamp) ?? entry.verdict
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
