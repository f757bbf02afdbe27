import type { FileRecord } from '#src/cms/media-library.ts'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'

/** A file of the CMS's media library. */
type LibraryFile = Pick<FileRecord, 'mime' | 'width' | 'height' | 'size' | 'focalPoint'>

/**
 * The media of a draft: files that are on the site already, and those of the library that are not yet, without a
 * hash.
 */
export const draftMedia = (
  published: Snapshot['media'],
  library: Map<string, LibraryFile>,
): Snapshot['media'] => {
  const fromLibrary = [...library].map(
    ([name, { mime, width, height, size, focalPoint }]): [string, MediaFile] => [
      name,
      {
        ...{ name, mime, width, height, bytes: Math.round(size * 1000), sha256: '' },
        ...(focalPoint && { focus: focalPoint }),
      },
    ],
  )
  return { ...Object.fromEntries(fromLibrary), ...published }
}

/** The address of a file: on the site, or at the function that fetches it from the CMS. */
export const draftMediaPath =
  (bring: (name: string) => string) =>
  (file: MediaFile): string =>
    file.sha256 === '' ? bring(file.name) : mediaPath(file)
