import type { Accepted } from '#src/cms/accept.ts'
import { type SingleType, singleTypes } from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'

/**
 * The content as it would be if one draft were published, without touching what was given. A page for
 * signed-in visitors is open there: its editor wants to see it.
 */
export const withDraft = (
  snapshot: Snapshot,
  {
    type,
    documentId,
    locale,
    value,
  }: Pick<Accepted<object>, 'type' | 'documentId' | 'locale' | 'value'>,
): Snapshot => {
  const entry = 'guard' in value ? { ...value, guard: 'none' } : value
  if (type in singleTypes) {
    const locales = { ...snapshot.singles[type as SingleType], [locale]: entry }
    return { ...snapshot, singles: { ...snapshot.singles, [type]: locales } }
  }
  const collections = snapshot.collections as Record<
    string,
    Record<string, { documentId: string }[]>
  >
  const others = collections[type]?.[locale]?.filter((other) => other.documentId !== documentId)
  const entries = [...(others ?? []), { ...entry, documentId }]
  const changed = { ...collections[type], [locale]: entries }
  return {
    ...snapshot,
    collections: { ...collections, [type]: changed } as Snapshot['collections'],
  }
}
