import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LATEST_BUILD } from './build-manifest.ts'

/** The folders beside a published one: the next one while it is written, the last one while they swap. */
export const nextDir = (outDir: string): string => `${outDir}.next`
const previousDir = (outDir: string): string => `${outDir}.previous`

/**
 * Puts `out.next` in the place of `out`. A folder cannot be replaced by a rename, so the old one steps
 * aside first: killed between the two renames, it is found by `recover`.
 */
export const swapIn = async (outDir: string): Promise<void> => {
  await rm(previousDir(outDir), { recursive: true, force: true })
  if (await exists(outDir)) await rename(outDir, previousDir(outDir))
  await rename(nextDir(outDir), outDir)
  await rm(previousDir(outDir), { recursive: true, force: true })
}

/**
 * Brings back a site that stepped aside for one that never came, because the build was killed. Called
 * before a build and before a preview.
 */
export const recover = async (outDir: string): Promise<void> => {
  const previous = previousDir(outDir)
  if (!(await exists(previous)) || (await exists(outDir))) return
  const nextIsWhole = await exists(join(nextDir(outDir), LATEST_BUILD))
  await rename(nextIsWhole ? nextDir(outDir) : previous, outDir)
}

/** Throws away what a killed build left beside the site. Only a build may do so: it might be another one's work. */
export const clearLeftovers = async (outDir: string): Promise<void> => {
  await rm(previousDir(outDir), { recursive: true, force: true })
  await rm(nextDir(outDir), { recursive: true, force: true })
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
