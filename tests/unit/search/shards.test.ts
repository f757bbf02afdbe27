import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shardsFor, shardsOf } from '#src/search/shards.ts'
import { runs } from '#tests/soak.ts'

/** Few letters, so that many terms begin alike; one of them takes two code units. */
const LETTERS = ['a', 'b', 'م', '7', '𝛼']
const term = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 6 })
  .map((it) => it.join(''))
/** Terms with the lengths of their texts. */
const terms = fc
  .uniqueArray(fc.tuple(term, fc.integer({ min: 1, max: 18_000 })), {
    selector: ([it]) => it,
    minLength: 1,
    maxLength: 60,
  })
  .map((found) => found.sort(([one], [other]) => (one < other ? -1 : 1)))

/** The text of a term begins with it. */
const shardsWith = (found: [string, number][]) =>
  shardsOf(found.map(([it, length]) => [it, `${it}:`.padEnd(length, '.')]))

const termsIn = (texts: string[]) => texts.map((it) => it.slice(0, it.indexOf(':')))

const anyTerms = (check: (found: [string, number][]) => void) =>
  fc.assert(fc.property(terms, check), { numRuns: runs({ test: 300, soak: 20_000 }) })

describe('the shards of any terms', () => {
  it('have each term once, in a shard with whose name it begins', () => {
    anyTerms((found) => {
      const shards = [...shardsWith(found)]
      const all = shards.flatMap(([name, texts]) => termsIn(texts).map((it) => ({ name, it })))
      expect(all.map(({ it }) => it).sort()).toEqual(found.map(([it]) => it).sort())
      expect(all.filter(({ name, it }) => !it.startsWith(name))).toEqual([])
    })
  })

  it('are all asked for that have terms with the typed letters, up to eight below these letters', () => {
    anyTerms((found) => {
      const shards = shardsWith(found)
      const names = Object.fromEntries([...shards.keys()].map((name) => [name, name]))
      for (const [typed] of found) {
        for (const prefix of [...typed].map((_, end) => [...typed].slice(0, end + 1).join(''))) {
          const holders = [...shards]
            .filter(([, texts]) => termsIn(texts).some((it) => it.startsWith(prefix)))
            .map(([name]) => name)
          const asked = shardsFor(prefix, names)
          const missed = holders.filter((name) => !asked.includes(name))
          expect(asked.length < 8 ? missed : []).toEqual([])
          expect(asked).toEqual(expect.arrayContaining(holders.filter((it) => it === prefix)))
        }
      }
    })
  })

  it('are no longer than 32,000 characters beside a term that is no longer than their name', () => {
    anyTerms((found) => {
      for (const [name, texts] of shardsWith(found)) {
        const others = texts.filter((text) => !text.startsWith(`${name}:`))
        const length = others.reduce((sum, text) => sum + text.length, 0)
        expect(texts.length === 1 || length <= 32_000).toBe(true)
      }
    })
  })
})

describe('a shard that is too long', () => {
  const long = Object.fromEntries(
    ['ab', 'ac', 'ad', 'ae'].map((it, at) => [
      it,
      `${it}:`.padEnd(at === 1 ? 24_000 : 10_000, '.'),
    ]),
  )

  it('is cut where that helps most, and keeps its small parts together', () => {
    const shards = shardsOf(Object.entries(long))
    expect([...shards].map(([name, texts]) => [name, termsIn(texts)])).toEqual([
      ['a', ['ab', 'ad', 'ae']],
      ['ac', ['ac']],
    ])
  })
})
