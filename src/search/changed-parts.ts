import { idOf, nextHash } from './document.ts'
import type { IndexPart } from './index-part.ts'
import type { EarlierIndex } from './index-state.ts'

/** A part of an index that is only made where its version is another one than before. */
export type NamedPart = { name: string; version: string; part: () => IndexPart }

/** A part with the ids of its pages. */
type PartWithIds = { part: IndexPart; ids: number[] }

/** A part that is new or has changed. */
export type PartChange = {
  name: string
  version: string
  old: PartWithIds | undefined
  now: PartWithIds
}

/**
 * All parts of a new index. Each page has an id that no edit changes, unless it has the hash of another one that comes or
 * goes.
 */
export const everyPart = (parts: readonly NamedPart[]): PartChange[] => {
  const made = parts.map(({ name, version, part }) => ({ name, version, part: part() }))
  const ids = new Map<IndexedPage, number>()
  const taken = new Set<number>()
  const pages = made.flatMap(({ part }) => part.pages)
  for (const page of pages.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    let { hash } = page
    while (taken.has(hash)) hash = nextHash(hash)
    taken.add(hash)
    ids.set(page, idOf(page.kind, hash))
  }
  return made.map(({ name, version, part }) => ({
    ...{ name, version, old: undefined },
    now: { part, ids: part.pages.map((page) => ids.get(page) as number) },
  }))
}

type IndexedPage = IndexPart['pages'][number]

/** The parts that changed since an earlier index; undefined if it had other pages, whose ids may hang on each other. */
export const changedParts = (
  parts: readonly NamedPart[],
  { state, part: partBefore }: Pick<EarlierIndex, 'state' | 'part'>,
): PartChange[] | undefined => {
  if (Object.keys(state.parts).length !== parts.length) return undefined
  const changes: PartChange[] = []
  for (const { name, version, part } of parts) {
    const known = state.parts[name]
    if (known?.version === version) continue
    const old = known && partBefore(name, known.version)
    if (!old) return undefined
    const now = part()
    const ids = idsOfSame(now, { part: old, ids: known.ids })
    if (!ids) return undefined
    changes.push({ name, version, old: { part: old, ids: known.ids }, now: { part: now, ids } })
  }
  return changes
}

/** The ids of the pages of a part that had the same pages before, in whatever order. */
const idsOfSame = (now: IndexPart, before: PartWithIds): number[] | undefined => {
  if (now.pages.length !== before.part.pages.length) return undefined
  const nameOf = ({ key, kind }: IndexedPage) => `${kind} ${key}`
  const known = new Map(before.part.pages.map((page, at) => [nameOf(page), before.ids[at]]))
  const ids = now.pages.flatMap((page) => known.get(nameOf(page)) ?? [])
  return ids.length === now.pages.length ? ids : undefined
}
