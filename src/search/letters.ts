import { inOrder } from '#src/lib/in-order.ts'
import { fieldsText, fieldText, readFields, sortedFields } from '#src/lib/json-fields.ts'
import { memo } from '#src/lib/memo.ts'
import { firstLetter } from './index-file.ts'
import type { Letter, Texts } from './index-state.ts'
import { shardsOf } from './shards.ts'

/**
 * The terms that begin with one letter, each with the text of its postings. A term has letters and digits alone, as its
 * name in JSON.
 */
type LetterTerms = Map<string, string>

/** Which postings of a term: see `Letter`. */
type Which = 'own' | 'all'

export type Letters = ReturnType<typeof openLetters>

/** The terms of all letters. A letter is read when one of its terms is asked for. */
export const openLetters = (letters: Readonly<Record<string, Letter>>, { text, keep }: Texts) => {
  const reader = (which: Which) =>
    memo((letter): LetterTerms => readFields(letters[letter] ? text(letters[letter][which]) : ''))
  const terms = { own: reader('own'), all: reader('all') }
  const changed = new Set<string>()
  return {
    get: (which: Which, term: string): string | undefined =>
      terms[which](firstLetter(term)).get(term),
    /** @param postings undefined if no page has the term any more. */
    set: (which: Which, term: string, postings: string | undefined): void => {
      const letter = firstLetter(term)
      changed.add(letter)
      if (postings === undefined) terms[which](letter).delete(term)
      else terms[which](letter).set(term, postings)
    },
    /** All terms that pages have themselves. Reads all letters. */
    ownTerms: (): string[] =>
      Object.keys(letters).flatMap((letter) => [...terms.own(letter).keys()]),
    /** What is kept of all letters, in their order. */
    kept: (): Record<string, Letter> => {
      const made = [...changed].flatMap((letter) => {
        const [own, all] = [terms.own(letter), terms.all(letter)]
        if (all.size === 0) return []
        const texts = { own: keep(fieldsText(own)), all: keep(fieldsText(all)) }
        return [[letter, { ...texts, shards: keptShards(all, keep) }] as const]
      })
      const same = Object.entries(letters).filter(([letter]) => !changed.has(letter))
      return inOrder([...same, ...made])
    },
  }
}

const keptShards = (terms: LetterTerms, keep: Texts['keep']): Record<string, string> => {
  const entries = sortedFields(terms).map((field) => [field[0], fieldText(field)] as const)
  const shards = [...shardsOf(entries)]
  return Object.fromEntries(shards.map(([name, its]) => [name, keep(`{${its.join()}}`)]))
}
