import type { MediaFile } from './snapshot.ts'

const HASH_LENGTH = 8

/**
 * Where a media file is published: `/media/<stem>.<first 8 of sha256>.<ext>`. The hash lets it be cached
 * for ever. The path is plain ASCII, so it is the same in a link and on the disk.
 */
export const mediaPath = (file: MediaFile): string => {
  const dot = file.name.lastIndexOf('.')
  const stem = dot > 0 ? file.name.slice(0, dot) : file.name
  const extension = dot > 0 ? file.name.slice(dot) : ''
  const hash = file.sha256.slice(0, HASH_LENGTH)
  return `/media/${plain(stem)}.${hash}${plain(extension).toLowerCase()}`
}

const plain = (text: string): string => text.replace(/[^\w.-]+/g, '-')
