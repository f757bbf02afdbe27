import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import type { MediaFile } from './snapshot.ts'

/** What names of files are found between: in JSON a field has a name as a whole, and a link has it after a slash. */
const BETWEEN = new Set([...' \t\r\n"\\/()[]<>?#'])

/** The files of the media library that texts name. */
export type NamedFiles = {
  /** A hash of the files that texts of JSON name: of their sizes, bytes and all else that the table has of them. */
  hashOf: (texts: readonly string[]) => string
  /** Of those files that are not found in texts, since their names have other letters than the library gives. */
  oddHash: string
}

/** @param media the table of the library. */
export const namedFiles = (media: Readonly<Record<string, MediaFile>>): NamedFiles => {
  const facts = memo((name) => JSON.stringify([name, media[name]]))
  const hashOfNames = (names: Iterable<string>) => sha256([...names].sort().map(facts).join('\n'))
  return {
    hashOf: (texts) =>
      hashOfNames(
        new Set(
          texts.flatMap((text) => wordsWithDot(text)).filter((it) => Object.hasOwn(media, it)),
        ),
      ),
    oddHash: hashOfNames(Object.keys(media).filter((name) => wordsWithDot(name)[0] !== name)),
  }
}

/** All that may be names: most texts are words without a dot, which need not be looked at. */
const wordsWithDot = (text: string): string[] => {
  const words: string[] = []
  let dot = text.indexOf('.')
  while (dot !== -1) {
    let [start, end] = [dot, dot + 1]
    while (start > 0 && !BETWEEN.has(text[start - 1] as string)) start -= 1
    while (end < text.length && !BETWEEN.has(text[end] as string)) end += 1
    words.push(text.slice(start, end))
    dot = text.indexOf('.', end)
  }
  return words
}
