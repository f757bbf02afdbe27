import type { z } from 'zod'
import { type Judging, judge, refuseUnknown, type Verdict } from './accept.ts'
import type { CmsClient } from './client.ts'
import { contentQuery, withDocumentIds, zoneQuery, zonesOf } from './query.ts'
import { keyOf, readPages } from './read-pages.ts'
import { type CollectionType, collectionTypes, untranslated } from './types.ts'
import type { Warn } from './warnings.ts'

const IDS_PER_CALL = 50

export type CollectionOptions<Form> = Judging<Form> & { type: CollectionType; warn: Warn }

/**
 * Reads the entries of a collection, in all their locales. Whether one was published, missed or met twice
 * because editors published meanwhile, the versions of the CMS tell (`read-versions.ts`).
 *
 * @param documentIds reads the entries with these, or all.
 */
export async function readCollection<Form>(
  client: CmsClient,
  options: CollectionOptions<Form>,
  documentIds?: string[],
): Promise<Verdict<Form>[]> {
  const { type, warn } = options
  const schema: z.ZodObject = collectionTypes[type]
  const verdicts = new Map<string, Verdict<Form>>()
  for (const query of queriesFor(contentQuery(schema), documentIds)) {
    await readPages(client, { type, query, warn }, (entry) =>
      verdicts.set(keyOf(entry), judge(type, entry, options)),
    )
  }
  if (zonesOf(schema).length > 0) {
    const zones = zoneQuery(schema, { translated: !untranslated.has(type) })
    for (const query of queriesFor(zones, documentIds)) {
      await readPages(client, { type, query, warn }, (entry) => {
        const refused = refuseUnknown(type, entry)
        if (refused && verdicts.has(keyOf(entry))) verdicts.set(keyOf(entry), refused)
      })
    }
  }
  return [...verdicts.values()]
}

function queriesFor(query: string, documentIds: string[] | undefined): string[] {
  if (!documentIds) return [query]
  const count = Math.ceil(documentIds.length / IDS_PER_CALL)
  return Array.from({ length: count }, (_, index) =>
    withDocumentIds(query, documentIds.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL)),
  )
}
