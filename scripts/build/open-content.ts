import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hashedFiles } from '#src/content/file-hashes.ts'
import { openSnapshot, type SnapshotFolder } from '#src/content/read.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'

/**
 * Opens the content with the hashes that the last build took of its files, so that only files that changed are read.
 *
 * @param madeDir where a build keeps what the next one takes from it.
 * @throws SnapshotError
 */
export const openContent = async (
  dir: string,
  madeDir: string,
): Promise<{ snapshot: SnapshotFolder; saveHashes: () => Promise<void> }> => {
  const file = join(madeDir, 'content-hashes.json')
  const known = await readJson(file, hashedFiles)
  const snapshot = await openSnapshot(dir, known)
  return {
    snapshot,
    saveHashes: async () => {
      const hashed = snapshot.hashed()
      if (!isDeepStrictEqual(hashed, known)) await writeJson(file, hashed)
    },
  }
}
