import { writeFile } from 'node:fs/promises'
import { checkFile } from '#src/files/check-file.ts'
import { KINDS } from '#src/files/kinds.ts'
import { sha256 } from '#src/lib/hash.ts'
import { BrokenPictureError, reducePicture } from './reduce-picture.ts'
import type { MediaFile } from './snapshot.ts'

export type Prepared = Omit<MediaFile, 'name'> | { problem: string }

/**
 * Prepares a downloaded file for the site: one of the kinds on the list, cleaned, and no larger than pages need. Only
 * its bytes are trusted. A file that the site cannot use has a problem, in the
 * editor's words.
 *
 * @param path the file, whose bytes are replaced if the site uses others.
 * @param sent the size and hash of its bytes.
 */
export const prepareFile = async (
  path: string,
  sent: { bytes: number; sha256: string },
): Promise<Prepared> => {
  const file = await checkFile(path)
  if (file.status === 'refused') return { problem: file.problem }
  const reduced = await reducePicture(path, file, sent.bytes).catch((error) => {
    if (error instanceof BrokenPictureError) return 'broken' as const
    throw error
  })
  if (reduced === 'broken')
    return { problem: 'cannot be read as a picture: save it again and upload the new file' }
  const { kind, width, height, bytes } = reduced ?? file
  const is = { mime: KINDS[kind].mime, width, height }
  if (!bytes) return { ...is, ...sent }
  await writeFile(path, bytes)
  return { ...is, bytes: bytes.length, sha256: sha256(bytes) }
}
