import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { latestBuild } from '#src/rebuild/latest-build.ts'
import type { PageEntry } from '../plan/site-manifest.ts'
import { readLatestBuild } from './build-manifest.ts'

/**
 * What the last build wrote. It is stored apart from the output folder, which may be missing: on Netlify each build
 * starts without one.
 */
const lastBuild = z.object({
  build: latestBuild,
  codeFingerprint: z.string(),
  /** The hash of the list of pages of each language. */
  lists: z.record(z.string(), z.string()),
})

export type LastBuild = z.infer<typeof lastBuild>

const folderIn = (cacheDir: string): string => join(cacheDir, 'last-build')
const fileIn = (cacheDir: string): string => join(folderIn(cacheDir), 'build.json')
const listIn = (cacheDir: string, list: string): string => join(folderIn(cacheDir), `${list}.list`)

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

/** The pages of a list of the last build; none if it is missing. */
export const readPageList = async (cacheDir: string, list: string): Promise<PageEntry[]> =>
  (await readJson(listIn(cacheDir, list), unchecked<PageEntry[]>())) ?? []

/**
 * Records what was written. Call it when the output is complete.
 *
 * @param fileOf the file with the list of a language; it is never overwritten.
 */
export const writeLastBuild = async (
  cacheDir: string,
  last: LastBuild,
  fileOf: (locale: string, list: string) => string,
): Promise<void> => {
  await mkdir(folderIn(cacheDir), { recursive: true })
  const kept = new Set([fileIn(cacheDir)])
  for (const [locale, list] of Object.entries(last.lists)) {
    const file = listIn(cacheDir, list)
    if (!existsSync(file)) await linkOrCopy(fileOf(locale, list), file)
    kept.add(file)
  }
  await writeJson(fileIn(cacheDir), last)
  for (const name of await readdir(folderIn(cacheDir))) {
    const file = join(folderIn(cacheDir), name)
    if (!kept.has(file)) await rm(file)
  }
}

/** A copy gets its name when it is complete. */
const linkOrCopy = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch {
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
  }
}
