import fc from 'fast-check'
import type { z } from 'zod'
import { localesOf } from '#src/cms/locales.ts'
import { problemOf, type Quarantined } from '#src/cms/quarantine.ts'
import {
  type CollectionType,
  collectionNames,
  collectionTypes,
  type SingleType,
  singleNames,
  singleTypes,
} from '#src/cms/types.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { anyValueOf, type Leaves } from './any-value.ts'
import { sampleSnapshot } from './content/sample.ts'
import { mainPage, mediaTable } from './content/small-content.ts'

/** What the site takes of random entries, and what it says of the others. */
export type Judged = { snapshot: Snapshot; refused: Quarantined[] }

/** So many entries of each type, in each language. */
const EACH = 2

const IDS = collectionNames.flatMap((type, at) =>
  Array.from({ length: EACH }, (_, index) => ({
    type,
    documentId: `anyentry${at}x${index}`.padEnd(12, '0'),
  })),
)

const { locales } = sampleSnapshot()

/** Random content of every type, judged entry by entry as a pull does. */
export const anyContent = (
  leaves: Pick<Leaves, 'texts' | 'wrong' | 'full'>,
): fc.Arbitrary<Judged> => {
  const all: Leaves = {
    ...leaves,
    files: Object.keys(mediaTable),
    documentIds: IDS.map(({ documentId }) => documentId),
  }
  const singles = record(singleNames, (type) =>
    record(
      localesOf(type, locales),
      () => anyValueOf(singleTypes[type], all) as fc.Arbitrary<object>,
    ),
  )
  const collections = record(collectionNames, (type) =>
    record(localesOf(type, locales), () =>
      fc.tuple(
        ...IDS.filter((it) => it.type === type).map(({ documentId }) =>
          anyEntry(type, documentId, all),
        ),
      ),
    ),
  )
  return fc.record({ singles, collections }).map(judge)
}

/** Names that only the owner defines are mostly existing ones. */
const anyEntry = (
  type: CollectionType,
  documentId: string,
  leaves: Leaves,
): fc.Arbitrary<Record<string, unknown>> => {
  const value = anyValueOf(collectionTypes[type], leaves) as fc.Arbitrary<Record<string, unknown>>
  const known = fc.record({
    layout: fc.constantFrom(...siteConfig.layouts),
    guard: fc.constantFrom(...siteConfig.guards),
    role: fc.constant(null),
  })
  return fc.tuple(value, known, fc.nat(9)).map(([entry, names, chance]) => ({
    ...entry,
    documentId,
    ...(type === 'pages' && chance > 0 ? names : {}),
  }))
}

type Made = {
  singles: Record<SingleType, Record<string, object>>
  collections: Record<CollectionType, Record<string, Record<string, unknown>[]>>
}

/** A single type that is refused keeps a version that is whole, as in a pull. */
const judge = ({ singles, collections }: Made): Judged => {
  const whole = sampleSnapshot({ pages: [] }, mediaTable)
  const snapshot = structuredClone(whole) as unknown as {
    singles: Record<string, Record<string, unknown>>
    collections: Record<string, Record<string, unknown[]>>
  }
  const refused: Quarantined[] = []
  const taken = (schema: z.ZodType, value: unknown, is: Pick<Quarantined, 'type' | 'locale'>) => {
    const result = schema.safeParse(value)
    if (result.success) return [result.data]
    const { documentId } = value as { documentId: string }
    refused.push({ ...is, documentId, ...problemOf(result.error, value) })
    return []
  }
  for (const type of singleNames) {
    for (const [locale, value] of Object.entries(singles[type])) {
      const [accepted] = taken(singleTypes[type], value, { type, locale })
      if (accepted) (snapshot.singles[type] as Record<string, unknown>)[locale] = accepted
    }
  }
  for (const type of collectionNames) {
    for (const [locale, entries] of Object.entries(collections[type])) {
      const accepted = entries.flatMap((entry) =>
        taken(collectionTypes[type], entry, { type, locale }),
      )
      const list = snapshot.collections[type] as Record<string, unknown[]>
      list[locale] = type === 'pages' ? [mainPage, ...accepted] : accepted
    }
  }
  return { snapshot: snapshot as unknown as Snapshot, refused }
}

const record = <Key extends string, Value>(
  keys: readonly Key[],
  arbitraryOf: (key: Key) => fc.Arbitrary<Value>,
): fc.Arbitrary<Record<Key, Value>> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, arbitraryOf(key)]))) as fc.Arbitrary<
    Record<Key, Value>
  >
