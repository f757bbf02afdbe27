import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { mendFolder } from '#src/lib/swap-folder.ts'
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
  await mendFolder(outDir)
  const last = await readFile(fileIn(cacheDir), 'utf8')
    .then((text) => lastBuild.parse(JSON.parse(text)))
    .catch(() => undefined)
  const standing = await readLatestBuild(outDir)
  return standing && standing.id !== last?.build.id ? undefined : last
}

/** Notes what was published. To be called when all of it stands. */
export const writeLastBuild = async (cacheDir: string, last: LastBuild): Promise<void> => {
  await mkdir(cacheDir, { recursive: true })
  await writeFile(`${fileIn(cacheDir)}.part`, JSON.stringify(last))
  await rename(`${fileIn(cacheDir)}.part`, fileIn(cacheDir))
}
