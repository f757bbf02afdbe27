import { z } from 'zod'
import type { CollectionType } from '#src/cms/types.ts'
import {
  type Addressed,
  entryPath,
  type RoutedType,
  routedTypes,
  type Segments,
  spaceOf,
} from './addresses.ts'
import type { EntryFile, PlacedEntry } from './assemble.ts'
import { byDocumentId } from './files.ts'
import type { Previous } from './previous.ts'

/**
 * Who holds each address that several entries claim: by language and path, such as `pages/x1y2z3…`. The one that
 * held it before the others came keeps it.
 */
export const holdersSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type Holders = z.infer<typeof holdersSchema>

/** The name of an entry as a holder, and the path that it claims. */
type Claim = { holder: string; path: string }

export const holderName = (type: RoutedType, documentId: string): string => `${type}/${documentId}`

type Before = { claims: readonly Claim[]; holders: Readonly<Record<string, string>> }

/**
 * Decides who holds the contested addresses of one language. An address that nobody held goes to the first claim:
 * the order of the claims must not depend on the order of editing.
 *
 * @param before who claimed and held what in the previous snapshot; asked only where an address is contested.
 */
const decideHolders = async (
  claims: readonly Claim[],
  before: () => Promise<Before>,
): Promise<Record<string, string>> => {
  const byPath = Map.groupBy(claims, ({ path }) => path)
  const contested = [...byPath].filter(([, claimants]) => claimants.length > 1)
  if (contested.length === 0) return {}
  const { claims: earlier, holders } = await before()
  const claimed = new Set(earlier.map(({ holder, path }) => `${holder} ${path}`))
  return Object.fromEntries(
    contested.map(([path, claimants]) => {
      const keeps = claimants.find(({ holder }) => holder === holders[path])
      const had = claimants.find(({ holder }) => claimed.has(`${holder} ${path}`))
      return [path, (keeps ?? had ?? (claimants[0] as Claim)).holder]
    }),
  )
}

type Holding = {
  previous: Previous | undefined
  segments: Segments
  /** Whether all files of some types in a locale are the same as in the previous snapshot. */
  areUnchanged: (entryFiles: EntryFile[]) => boolean
  /** The text of an entry in its file. */
  textOf: (entryFile: EntryFile, entry: PlacedEntry) => Promise<string>
}

/**
 * The holders of an assembled snapshot. They depend on it and on the previous snapshot alone, so a pull of what
 * has changed and a full one agree. Unchanged files are not even read.
 */
export const findHolders = async (entryFiles: EntryFile[], holding: Holding): Promise<Holders> => {
  const { previous, segments, areUnchanged, textOf } = holding
  const routed = entryFiles.filter((it): it is RoutedFile => isRouted(it.type))
  const spaces = Map.groupBy(routed, ({ locale, type }) => `${locale} ${spaceOf(type, segments)}`)
  const found: Holders = {}
  for (const space of spaces.values()) {
    const { locale } = space[0] as EntryFile
    const types = new Set<string>(space.map(({ type }) => type))
    const held = Object.entries(previous?.holders[locale] ?? {}).filter(([, holder]) =>
      types.has(holder.split('/')[0] ?? ''),
    )
    const holders = areUnchanged(space)
      ? Object.fromEntries(held)
      : await decideHolders(await claimsOf(space, segments, textOf), async () => ({
          claims: await earlierClaims(space, segments, previous),
          holders: Object.fromEntries(held),
        }))
    if (Object.keys(holders).length > 0) found[locale] = { ...found[locale], ...holders }
  }
  return found
}

type RoutedFile = EntryFile & { type: RoutedType }

const claimsOf = async (
  space: RoutedFile[],
  segments: Segments,
  textOf: Holding['textOf'],
): Promise<Claim[]> => {
  const claims: Claim[] = []
  for (const [type, files] of byType(space)) {
    const placed = files.flatMap((file) => file.entries.map((entry) => ({ file, entry })))
    for (const { file, entry } of placed.toSorted((a, b) => byDocumentId(a.entry, b.entry))) {
      const text = await textOf(file, entry)
      claims.push(claimOf(type, entry.documentId, { text, segments }))
    }
  }
  return claims
}

const earlierClaims = async (
  space: RoutedFile[],
  segments: Segments,
  previous: Previous | undefined,
): Promise<Claim[]> => {
  const claims: Claim[] = []
  for (const [type, [file]] of byType(space)) {
    const { locale } = file as RoutedFile
    for (const [documentId, text] of (await previous?.entries(type, locale)) ?? []) {
      claims.push(claimOf(type, documentId, { text, segments }))
    }
  }
  return claims
}

/** The files of each type, in the order of the types. */
const byType = (space: RoutedFile[]): [RoutedType, RoutedFile[]][] =>
  [...Map.groupBy(space, ({ type }) => type)].toSorted(
    ([a], [b]) => routedTypes.indexOf(a) - routedTypes.indexOf(b),
  )

const claimOf = (
  type: RoutedType,
  documentId: string,
  { text, segments }: { text: string; segments: Segments },
): Claim => ({
  holder: holderName(type, documentId),
  path: entryPath(type, addressed(text), segments),
})

/** Reads slug and kind off an entry's lines, without parsing it: only its own fields have this indent. */
const addressed = (text: string): Addressed => ({
  slug: /^ {4}"slug": "([^"]*)"/m.exec(text)?.[1] ?? '',
  kind: /^ {4}"kind": "([^"]*)"/m.exec(text)?.[1],
})

const isRouted = (type: string): type is RoutedType & CollectionType =>
  (routedTypes as readonly string[]).includes(type)
