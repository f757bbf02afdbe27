import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import { linkOrCopy } from '#src/lib/link-or-copy.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { latestBuild } from '#src/rebuild/latest-build.ts'
import type { PageShards } from '../plan/page-shards.ts'
import type { PageEntry } from '../plan/site-manifest.ts'
import { readLatestBuild } from './latest-build.ts'

const VERSION = 3

/**
 * What the last build wrote. It is stored apart from the output folder, which may be missing: on Netlify each build
 * starts without one.
 */
const lastBuild = z.object({
  /** Raised when lists of pages written by an older version can't be read any more. */
  version: z.literal(VERSION),
  build: latestBuild,
  codeFingerprint: z.string(),
  /** Of the list of pages of each language. */
  listHashes: z.record(z.string(), z.string()),
})

export type LastBuild = Omit<z.infer<typeof lastBuild>, 'version'>

const folderIn = (cacheDir: string): string => join(cacheDir, 'last-build')
const fileIn = (cacheDir: string): string => join(folderIn(cacheDir), 'build.json')
/** The file with a list of pages or with a shard. */
const listIn = (cacheDir: string, hash: string): string => join(folderIn(cacheDir), `${hash}.list`)

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

/** A list of pages of the last build; an empty one if it is missing. */
export const readPageList = async (cacheDir: string, listHash: string): Promise<PageShards> =>
  (await readJson(listIn(cacheDir, listHash), unchecked<PageShards>())) ?? {}

/** The pages of a shard of the last build; none if it is missing. */
export const readPages = async (cacheDir: string, shardHash: string): Promise<PageEntry[]> =>
  (await readJson(listIn(cacheDir, shardHash), unchecked<PageEntry[]>())) ?? []

/**
 * Records what was written. Call it when the output is complete.
 *
 * @param options.shardsOf the list of a language.
 * @param options.fileOf the file with a list or a shard of a language; it is never overwritten.
 */
export const writeLastBuild = async (
  cacheDir: string,
  last: LastBuild,
  {
    shardsOf,
    fileOf,
  }: {
    shardsOf: (locale: string) => PageShards
    fileOf: (locale: string, hash: string) => string
  },
): Promise<void> => {
  await mkdir(folderIn(cacheDir), { recursive: true })
  const there = new Set(
    (await readdir(folderIn(cacheDir))).map((name) => join(folderIn(cacheDir), name)),
  )
  const kept = new Set([fileIn(cacheDir)])
  for (const [locale, listHash] of Object.entries(last.listHashes)) {
    const shardHashes = Object.values(shardsOf(locale)).map(({ pagesHash }) => pagesHash)
    for (const hash of [listHash, ...shardHashes]) {
      const file = listIn(cacheDir, hash)
      if (!there.has(file)) await linkOrCopy(fileOf(locale, hash), file)
      kept.add(file)
    }
  }
  await writeJson(fileIn(cacheDir), { version: VERSION, ...last })
  for (const file of there) if (!kept.has(file)) await rm(file)
}
