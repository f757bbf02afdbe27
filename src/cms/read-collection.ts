import type { z } from 'zod'
import type { CmsClient } from './client.ts'
import { PullError } from './errors.ts'
import { contentQuery, stampQuery, withDocumentIds, zonesOf } from './query.ts'
import { keyOf, type Pages, type RawEntry, readPages } from './read-pages.ts'
import { type CollectionType, collectionTypes, untranslated } from './types.ts'
import { sameVersion, sameZones } from './version.ts'
import type { Warn } from './warnings.ts'

const ROUNDS = 6
const IDS_PER_CALL = 50

/**
 * An entry and what the CMS has in its dynamic zones, of which the content query shows only the
 * components that the site knows.
 */
export type ReadEntry = { content: RawEntry; stamp: RawEntry }

/**
 * Reads all entries of a collection as they stood at one moment, although editors may publish while it
 * reads: afterwards the stamps of all entries are read, and entries that were missed or have changed
 * since are read again, until nothing has.
 */
export async function readCollection(
  client: CmsClient,
  { type, warn }: { type: CollectionType; warn: Warn },
): Promise<ReadEntry[]> {
  const schema: z.ZodObject = collectionTypes[type]
  const zones = zonesOf(schema)
  const stampsOnly = stampQuery(schema, { translated: !untranslated.has(type) })
  const read = (query: string) => readPages(client, { type, query, warn })
  const contents = byKey((await read(contentQuery(schema))).entries)

  for (let round = 0; round < ROUNDS; round += 1) {
    const stamps: Pages = await read(stampsOnly)
    if (!stamps.consistent) continue
    const stale = stamps.entries.filter((stamp) => {
      const content = contents.get(keyOf(stamp))
      return (
        !content || !sameVersion(content, stamp) || !sameZones(content, stamp, { schema, zones })
      )
    })
    if (stale.length === 0) {
      return stamps.entries.map((stamp) => ({
        stamp,
        content: contents.get(keyOf(stamp)) as RawEntry,
      }))
    }
    const ids = [...new Set(stale.map(({ documentId }) => documentId))]
    for (const some of chunks(ids, IDS_PER_CALL)) {
      const again = await read(withDocumentIds(contentQuery(schema), some))
      for (const [key, entry] of byKey(again.entries)) contents.set(key, entry)
    }
  }
  throw new PullError(
    `The entries of ${type} keep changing while they are read (${ROUNDS} times). Run this again when the editors' bulk action is done.`,
  )
}

function byKey(entries: RawEntry[]): Map<string, RawEntry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]))
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
