import { sha256 } from '#src/lib/hash.ts'
import { memo, once } from '#src/lib/memo.ts'
import type { MediaFile } from './snapshot.ts'

/** What names of files are found between: in JSON a field has a name as a whole, and a link has it after a slash. */
const BETWEEN = ' \t\r\n"\\/()[]<>?#'

const ASCII = 128

/** Whether a character is in `BETWEEN`, by its code: a table, since all characters around all dots are looked at. */
const isBetween = Uint8Array.from({ length: ASCII }, (_, code) =>
  BETWEEN.includes(String.fromCharCode(code)) ? 1 : 0,
)

/**
 * An address in which a name may be written otherwise than it is: with percent signs, entities, or backslashes of
 * Markdown, of which JSON has two.
 */
const WRITTEN_OTHERWISE = /(?:https?:\/\/|uploads\/)[^\s"<>)\]?#]*(?:[%&]|\\\\)/i

/** Few texts have such letters, and these are found in a tenth of the time. */
const mayNameOtherwise = (text: string): boolean =>
  ['%', '&', '\\\\'].some((letters) => text.includes(letters)) && WRITTEN_OTHERWISE.test(text)

/** The files of the media library that texts name. */
export type NamedFiles = {
  /**
   * A hash of the files that texts of JSON name: of their sizes, bytes and all else that the table has of them. It is of
   * all files where an address may name one otherwise.
   */
  hashOf: (texts: readonly string[]) => string
  /** Of those files that are not found in texts, since their names have other letters than the library gives. */
  oddHash: () => string
}

/** @param media the table of the library. */
export const namedFiles = (media: Readonly<Record<string, MediaFile>>): NamedFiles => {
  const facts = memo((name) => JSON.stringify([name, media[name]]))
  const hashOfNames = (names: Iterable<string>) => sha256([...names].sort().map(facts).join('\n'))
  const hashOfAll = once(() => hashOfNames(Object.keys(media)))
  return {
    hashOf: (texts) => {
      if (texts.some(mayNameOtherwise)) return hashOfAll()
      const words = texts.flatMap((text) => wordsWithDot(text))
      return hashOfNames(new Set(words.filter((it) => Object.hasOwn(media, it))))
    },
    oddHash: once(() =>
      hashOfNames(Object.keys(media).filter((name) => wordsWithDot(name)[0] !== name)),
    ),
  }
}

/** All that may be names: most texts are words without a dot, which need not be looked at. */
const wordsWithDot = (text: string): string[] => {
  const words: string[] = []
  let dot = text.indexOf('.')
  while (dot !== -1) {
    let [start, end] = [dot, dot + 1]
    while (start > 0 && !isBetween[text.charCodeAt(start - 1)]) start -= 1
    while (end < text.length && !isBetween[text.charCodeAt(end)]) end += 1
    words.push(text.slice(start, end))
    dot = text.indexOf('.', end)
  }
  return words
}
