import { join } from 'node:path'
import { z } from 'zod'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { latestBuild, readLatestBuild } from './build-manifest.ts'

/**
 * What the last build wrote. It is stored apart from the output folder, which may be missing: on Netlify each build
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
 * What the last build wrote, or undefined if that is unknown: there was no build, or the output folder is from a
 * different one.
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
  const current = await readLatestBuild(outDir)
  return current && current.id !== last?.build.id ? undefined : last
}

/** Records what was written. Call it when the output is complete. */
export const writeLastBuild = (cacheDir: string, last: LastBuild): Promise<void> =>
  writeJson(fileIn(cacheDir), last)
