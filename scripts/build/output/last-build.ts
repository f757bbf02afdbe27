import { join } from 'node:path'
import { z } from 'zod'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { latestBuild, readLatestBuild } from './build-manifest.ts'

/**
 * What was published last. It lies apart from the published folder, which may be gone: on Netlify each build
 * starts without one.
 */
const lastBuild = z.object({
  build: latestBuild,
  codeFingerprint: z.string(),
  /** The hash of each page, by its path on the site. */
  pages: z.record(z.string(), z.string()),
})

export type LastBuild = z.infer<typeof lastBuild>

const fileIn = (cacheDir: string): string => join(cacheDir, 'last-build.json')

/**
 * What was published last, or undefined where that is not known: nothing was, or what stands in the folder is
 * of another build.
 */
export const readLastBuild = async ({
  outDir,
  cacheDir,
}: {
  outDir: string
  cacheDir: string
}): Promise<LastBuild | undefined> => {
  await restoreFolder(outDir)
  const last = await readJson(fileIn(cacheDir), lastBuild)
  const standing = await readLatestBuild(outDir)
  return standing && standing.id !== last?.build.id ? undefined : last
}

/** Notes what was published. To be called when all of it stands. */
export const writeLastBuild = (cacheDir: string, last: LastBuild): Promise<void> =>
  writeJson(fileIn(cacheDir), last)
