import { KINDS, kindOfMime } from '#src/files/kinds.ts'
import type { MediaFile } from './snapshot.ts'

const HASH_LENGTH = 8

/** Nothing that a browser shows or runs. */
const UNKNOWN = '.bin'

/**
 * The address of a media file on the site: `/media/<stem>.<first 8 of sha256>.<ext>`. The hash lets it be cached
 * for ever. The path is plain ASCII, so it is the same in a link and on the disk. The ending says what the file
 * is, whatever it was called: servers tell browsers the type by it.
 */
export const mediaPath = (file: MediaFile): string => {
  const dot = file.name.lastIndexOf('.')
  const stem = dot > 0 ? file.name.slice(0, dot) : file.name
  const hash = file.sha256.slice(0, HASH_LENGTH)
  return `/media/${plain(stem)}.${hash}${endingOf(file)}`
}

const endingOf = ({ mime }: MediaFile): string => {
  const kind = kindOfMime(mime)
  return kind ? KINDS[kind].endings[0] : UNKNOWN
}

const plain = (text: string): string => text.replace(/[^\w.-]+/g, '-')
