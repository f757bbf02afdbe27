import type { FileTable } from './file-table.ts'

/** Netlify refuses a deploy with more files in one folder. */
const MAX_FILES = 54_000

/** A folder with more files than Netlify takes; a page has two there, its document and its payload. */
class FolderLimitError extends Error {
  override name = 'FolderLimitError'
  constructor(folder: string, files: number, most: number) {
    super(
      `The folder /${folder} would hold ${files} files; Netlify takes ${most} in one. Unpublish what is no longer on offer, or divide the list: docs/scale.md says how.`,
    )
  }
}

/** @throws FolderLimitError for the first folder with too many files. */
export const checkFolders = (table: FileTable, most = MAX_FILES): void => {
  const counts = new Map<string, number>()
  for (const path of table.keys()) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  for (const [folder, files] of counts) {
    if (files > most) throw new FolderLimitError(folder, files, most)
  }
}
