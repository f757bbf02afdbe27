import { z } from 'zod'
import { problemOf, type Quarantined } from '#src/cms/quarantine.ts'
import { type CollectionType, collectionTypes, type Entry } from '#src/cms/types.ts'

export type AnyEntry = { documentId: string }

/** What any entry has; `readEntries` checks the rest. */
export const anyEntry = z.custom<AnyEntry>(
  (entry) => typeof (entry as AnyEntry | null)?.documentId === 'string',
  'an entry has a documentId',
)

/** Those of some entries that the site understands, and why it does not understand the others. */
export const readEntries = <T extends CollectionType>(
  type: T,
  locale: string,
  entries: readonly AnyEntry[],
): { read: Entry<T>[]; leftOut: Quarantined[] } => {
  const read: Entry<T>[] = []
  const leftOut: Quarantined[] = []
  for (const entry of entries) {
    const result = collectionTypes[type].safeParse(entry)
    if (result.success) read.push(result.data as Entry<T>)
    else {
      const { documentId } = entry
      leftOut.push({ type, documentId, locale, ...problemOf(result.error, entry) })
    }
  }
  return { read, leftOut }
}
