import { inOrder } from '#src/lib/in-order.ts'
import { firstLetter } from './index-file.ts'
import type { Texts } from './index-state.ts'

/** The words are in at most so many files: a word that is like none of its own file needs all of them. */
const WORD_FILES = 8
/** Words that are corrected have only letters, and so many of them at least. */
const CORRECTED = /^\p{L}{4,}$/u

/**
 * The words that a misspelt one is compared with.
 *
 * @param hashes of the texts before, by the first letters of their words.
 * @returns the same of all texts as they are now.
 */
export const changedWords = (
  hashes: Readonly<Record<string, string>>,
  { come, gone }: { come: ReadonlySet<string>; gone: ReadonlySet<string> },
  { text, keep }: Texts,
): Record<string, string> => {
  const fileOf = (word: string) => (word.codePointAt(0) as number) % WORD_FILES
  const changed = Map.groupBy(
    [...come, ...gone].filter((term) => CORRECTED.test(term)),
    fileOf,
  )
  const next = new Map(Object.entries(hashes).filter(([letter]) => !changed.has(fileOf(letter))))
  for (const file of changed.keys()) {
    const known = Object.entries(hashes).find(([letter]) => fileOf(letter) === file)
    const before: string[] = known ? JSON.parse(text(known[1])).split(' ') : []
    const words = [...new Set([...before, ...(changed.get(file) ?? [])])]
      .filter((word) => !gone.has(word))
      .sort()
    const hash = keep(JSON.stringify(words.join(' ')))
    for (const word of words) next.set(firstLetter(word), hash)
  }
  return inOrder(next)
}
