import { sha256 } from '#src/lib/hash.ts'
import { memo } from '#src/lib/memo.ts'
import type { MediaFile } from './snapshot.ts'

type MediaTable = Readonly<Record<string, MediaFile>>

/** What the names of files are found between: in JSON a field has a name as a whole, and a link has it after a slash. */
const BETWEEN = /[\s"\\/()[\]<>?#]+/

/** The files of the media library that texts name. */
export type NamedFiles = {
  /** A hash of the files that texts of JSON name: of their sizes, bytes and all else that the table has of them. */
  hashOf: (texts: readonly string[]) => string
  /** Of those files that are not found in texts, since their names have other letters than the library gives. */
  oddHash: string
}

/** @param media the table of the library. */
export const namedFiles = (media: MediaTable): NamedFiles => {
  const facts = memo((name) => JSON.stringify([name, media[name]]))
  const hashOfNames = (names: Iterable<string>) => sha256([...names].sort().map(facts).join('\n'))
  return {
    hashOf: (texts) =>
      hashOfNames(
        new Set(
          texts.flatMap((text) => text.split(BETWEEN).filter((it) => Object.hasOwn(media, it))),
        ),
      ),
    oddHash: hashOfNames(Object.keys(media).filter((name) => BETWEEN.test(name))),
  }
}
