import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedParts, everyPart, type NamedPart } from '#src/search/changed-parts.ts'
import type { IndexState } from '#src/search/index-state.ts'

const PARTS = 3

/** Pages of which many have hashes in common or beside each other, by part and key. */
const pages = fc.dictionary(
  fc.stringMatching(/^[a-f]$/),
  fc.record({
    part: fc.nat(PARTS - 1),
    hash: fc.nat(11),
    kind: fc.constantFrom('unit', 'project'),
  }),
)

type Pages = Record<string, { part: number; hash: number; kind: string }>

const partsOf = (made: Pages): NamedPart[] =>
  Array.from({ length: PARTS }, (_, number) => {
    const its = Object.entries(made).flatMap(([key, { part, hash, kind }]) =>
      part === number ? [{ key, hash, record: '{}', kind: kind as 'unit' }] : [],
    )
    const version = JSON.stringify(its)
    return { name: `part ${number}`, version, part: () => ({ pages: its, terms: {} }) }
  })

const idsIn = (parts: { name: string; now: { ids: number[] } }[]) =>
  Object.fromEntries(parts.map(({ name, now }) => [name, now.ids]))

it('pages that come and go have the ids that all pages would get, or nothing is said', () => {
  let said = 0
  let unsaid = 0
  fc.assert(
    fc.property(pages, pages, (before, more) => {
      // Keys keep their hashes, as they do where a hash is made of the key.
      const after: Pages = Object.fromEntries(
        Object.entries(more).map(([key, page]) => [
          key,
          { ...page, hash: before[key]?.hash ?? page.hash },
        ]),
      )
      const old = partsOf(before)
      const made = everyPart(old)
      const versions = made.map(({ name, version, now }) => [name, { version, ids: now.ids }])
      const state = { parts: Object.fromEntries(versions) } as IndexState
      const known = (name: string) => old.find((it) => it.name === name)?.part()
      const changed = changedParts(partsOf(after), { state, part: known })
      if (!changed) {
        unsaid += 1
        return
      }
      said += 1
      const unchanged = Object.fromEntries(made.map(({ name, now }) => [name, now.ids]))
      expect({ ...unchanged, ...idsIn(changed) }).toEqual(idsIn(everyPart(partsOf(after))))
    }),
    { numRuns: 2000 },
  )
  expect(said).toBeGreaterThan(200)
  expect(unsaid).toBeGreaterThan(200)
})
