import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { SiteError } from '../entries/errors.ts'

/** Netlify refuses a deploy with more files in one folder. */
const MAX_FILES = 54_000

/**
 * Counts the files that content makes: a page has two in its folder, its document and its payload.
 *
 * @param pages the paths of all pages of the site.
 * @param media the files that they show.
 * @throws SiteError naming the folders with more files than Netlify takes.
 */
export const checkFolders = (pages: Iterable<string>, media: Iterable<MediaFile>): void => {
  const counts = new Map<string, number>()
  const count = (path: string, files: number) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    counts.set(folder, (counts.get(folder) ?? 0) + files)
  }
  for (const path of pages) count(path, 2)
  for (const file of media) count(mediaPath(file), 1)
  const full = [...counts].filter(([, files]) => files > MAX_FILES)
  if (full.length === 0) return
  throw new SiteError(
    full.map(
      ([folder, files]) =>
        `The folder ${folder} would hold ${files} files; Netlify takes ${MAX_FILES} in one. Unpublish what is no longer on offer, or divide the list: docs/scale.md says how.`,
    ),
  )
}
