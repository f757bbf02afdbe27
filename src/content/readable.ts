import { z } from 'zod'
import { problemOf, type Quarantined } from '#src/cms/quarantine.ts'
import { type CollectionType, collectionTypes, type Entry } from '#src/cms/types.ts'

export type AnyEntry = { documentId: string }

/** Each entry is checked against its schema afterwards. */
export const anyEntry = z.custom<AnyEntry>(
  (entry) => typeof (entry as AnyEntry | null)?.documentId === 'string',
  'an entry has a documentId',
)

/** An entry that the site understands, or why it does not. */
export const readEntry = <T extends CollectionType>(
  type: T,
  locale: string,
  entry: AnyEntry,
): { status: 'read'; entry: Entry<T> } | { status: 'leftOut'; leftOut: Quarantined } => {
  const result = collectionTypes[type].safeParse(entry)
  if (result.success) return { status: 'read', entry: result.data as Entry<T> }
  const { documentId } = entry
  return {
    status: 'leftOut',
    leftOut: { type, documentId, locale, ...problemOf(result.error, entry) },
  }
}
