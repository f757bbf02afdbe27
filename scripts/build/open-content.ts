import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { hashedFiles } from '#src/content/file-hashes.ts'
import { openSnapshot, type SnapshotFolder } from '#src/content/read.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'

/** What a build has found of the files of the content. Their hashes hold for any code. */
const knownContent = z.object({
  codeFingerprint: z.string(),
  hashed: hashedFiles,
  fitting: z.array(z.string()),
})

/**
 * Opens the content with what the last build has found of its files, so that only files that changed are hashed and
 * checked.
 *
 * @param madeDir where a build keeps what the next one takes from it.
 * @throws SnapshotError
 */
export const openContent = async (
  dir: string,
  madeDir: string,
  codeFingerprint: string,
): Promise<{ snapshot: SnapshotFolder; saveKnown: () => Promise<void> }> => {
  const file = join(madeDir, 'content.json')
  const before = await readJson(file, knownContent)
  const isSameCode = before?.codeFingerprint === codeFingerprint
  const snapshot = await openSnapshot(dir, {
    hashed: before?.hashed ?? {},
    fitting: isSameCode ? before.fitting : [],
  })
  return {
    snapshot,
    saveKnown: async () => {
      const known = { codeFingerprint, ...snapshot.known() }
      if (!isDeepStrictEqual(known, before)) await writeJson(file, known)
    },
  }
}
