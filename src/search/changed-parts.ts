import { hashOf, idOf, nextHash } from './document.ts'
import type { IndexPart } from './index-part.ts'
import type { EarlierIndex } from './index-state.ts'

/** A part of an index that is only made where its version is another one than before. */
export type NamedPart = { name: string; version: string; part: () => IndexPart }

/** A part with the ids of its pages. */
type PartWithIds = { part: IndexPart; ids: number[] }

/** A part that is new, has changed or is no more; then it has no version, and no pages now. */
export type PartChange = {
  name: string
  version: string | undefined
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

/**
 * The parts that came, went or changed since an earlier index; undefined if the ids of other pages may hang on theirs, or
 * if something of the earlier index is not known any more.
 */
export const changedParts = (
  parts: readonly NamedPart[],
  { state, part: partBefore }: Pick<EarlierIndex, 'state' | 'part'>,
): PartChange[] | undefined => {
  const now = new Map(parts.map((it) => [it.name, it]))
  const names = new Set([...now.keys(), ...Object.keys(state.parts)])
  const changed = [...names].filter((name) => state.parts[name]?.version !== now.get(name)?.version)
  const found = changed.map((name) => {
    const known = state.parts[name]
    const part = known && partBefore(name, known.version)
    return { name, known, old: part && { part, ids: known.ids }, now: now.get(name) }
  })
  if (found.some(({ known, old }) => known && !old)) return undefined
  const made = found.map(({ name, old, now: its }) => ({
    ...{ name, old, version: its?.version },
    part: its?.part() ?? NOTHING,
  }))
  const ids = idsOfPages(
    made.flatMap(({ old }) => (old ? [old] : [])),
    made.flatMap(({ part }) => part.pages),
    () => Object.values(state.parts).flatMap((it) => it.ids.map(hashOf)),
  )
  return (
    ids &&
    made.map(({ part, ...change }) => ({
      ...change,
      now: { part, ids: part.pages.map((page) => ids.get(nameOf(page)) as number) },
    }))
  )
}

const NOTHING: IndexPart = { pages: [], terms: {} }

const nameOf = ({ key, kind }: IndexedPage) => `${kind} ${key}`

/**
 * The ids of pages by their names. A page that comes has the id of its own hash, and one that goes leaves its hash free,
 * unless that would give some page another id than `everyPart`: one has come to the hash after its own because that was
 * taken. Then undefined.
 *
 * @param taken all hashes of the earlier index.
 */
const idsOfPages = (
  before: readonly PartWithIds[],
  pages: readonly IndexedPage[],
  taken: () => number[],
): Map<string, number> | undefined => {
  const known = new Map(
    before.flatMap(({ part, ids }) =>
      part.pages.map((page, at) => [nameOf(page), ids[at] as number] as const),
    ),
  )
  const names = new Set(pages.map(nameOf))
  const come = pages.filter((page) => !known.has(nameOf(page)))
  const gone = [...known].filter(([name]) => !names.has(name))
  if (come.length === 0 && gone.length === 0) return known
  const hashes = new Set(taken())
  if (gone.some(([, id]) => hashes.has(nextHash(hashOf(id))))) return undefined
  for (const page of come) {
    if (hashes.has(page.hash)) return undefined
    hashes.add(page.hash)
    known.set(nameOf(page), idOf(page.kind, page.hash))
  }
  return known
}
