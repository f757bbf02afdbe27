import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { SiteError } from '../entries/errors.ts'

/** Netlify refuses a deploy with more files in one folder. */
const MAX_FILES = 54_000

/** How many files are in each folder. */
export type FolderCounts = Record<string, number>

/** The documents of pages by their folders. */
export const pageFolders = (paths: Iterable<string>): FolderCounts => countFiles(paths)

/**
 * @param pages the files of the pages of each language.
 * @param media the files that they show.
 * @throws SiteError naming the folders with more files than Netlify takes.
 */
export const checkFolders = (pages: FolderCounts[], media: Iterable<MediaFile>): void => {
  const counts = sumFolders([...pages, countFiles([...media].map((file) => mediaPath(file)))])
  const full = Object.entries(counts).filter(([, files]) => files > MAX_FILES)
  if (full.length === 0) return
  throw new SiteError(
    full.map(
      ([folder, files]) =>
        `The folder ${folder} would hold ${files} files; Netlify takes ${MAX_FILES} in one. Unpublish what is no longer on offer, or divide the list: docs/scale.md says how.`,
    ),
  )
}

/** How many files are in each folder, of all these. */
export const sumFolders = (all: readonly FolderCounts[]): FolderCounts => {
  const counts = new Map<string, number>()
  for (const folders of all) {
    for (const [folder, files] of Object.entries(folders)) {
      counts.set(folder, (counts.get(folder) ?? 0) + files)
    }
  }
  return Object.fromEntries(counts)
}

const countFiles = (paths: Iterable<string>): FolderCounts => {
  const counts: FolderCounts = {}
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  return counts
}
