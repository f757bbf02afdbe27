import {
  constants,
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  mkdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { memo } from '#src/lib/memo.ts'
import { besideFolder, mendFolder, previousOf } from '#src/lib/swap-folder.ts'
import { LATEST_BUILD } from './build-manifest.ts'
import type { FileTable, PublishedFile } from './file-table.ts'

/**
 * What a published folder holds. Kept beside it in the cache, under a name that belongs to this very
 * folder, so that a folder that something else has written is never taken for ours.
 */
const generationSchema = z.object({
  codeFingerprint: z.string(),
  /** The hash of each page, by its path on the site. */
  pages: z.record(z.string(), z.string()),
  /** Hash and size in bytes of each file, by its path in the folder. */
  files: z.record(z.string(), z.tuple([z.string(), z.number()])),
})

export type Generation = z.infer<typeof generationSchema>

/** A file of the table cannot be copied: its source is gone. */
export class MissingSourceError extends Error {
  override name = 'MissingSourceError'
  constructor(path: string, source: string, options: ErrorOptions) {
    super(
      `/${path} cannot be published: ${source} is missing. Pull the content again, or remove the cache folder, and build again.`,
      options,
    )
  }
}

type Folders = { outDir: string; cacheDir: string }

/** What stands published, or undefined where nothing whole of ours does. */
export const readGeneration = async ({
  outDir,
  cacheDir,
}: Folders): Promise<Generation | undefined> => {
  await mendFolder(outDir)
  return generationOf(outDir, cacheDir)
}

/**
 * Prepares to bring a folder to exactly the files of a table, at the cost of what differs; nothing is written
 * until the returned function is called. The generation before the last, which lies beside it, is brought
 * up to date and takes its place by two renames, so visitors and a build that is killed always find one
 * whole generation. The manifest is written last.
 *
 * @param current what stands published, as `readGeneration` gives it.
 * @returns a function that writes, and gives the number of files and their bytes. It throws a
 * MissingSourceError, and then what was published stays as it was.
 */
export const prepareGeneration = async (
  { outDir, cacheDir }: Folders,
  table: FileTable,
  { manifest, current }: { manifest: Omit<Generation, 'files'>; current: Generation | undefined },
): Promise<() => Promise<{ files: number; bytes: number }>> => {
  if (current && holdsAll(current, table)) return async () => total(current)
  const previousDir = previousOf(outDir)
  const base = await generationOf(previousDir, cacheDir)

  return async () => {
    const nextDir = besideFolder(outDir, 'next')
    await rm(nextDir, { recursive: true, force: true })
    if (base) await rename(previousDir, nextDir)
    await mkdir(nextDir, { recursive: true })
    await rm(join(nextDir, LATEST_BUILD), { force: true })

    const files = fill(nextDir, base?.files ?? {}, table, current && { outDir, ...current })
    const next: Generation = { ...manifest, files }
    await writeState(nextDir, cacheDir, next)
    await swap(nextDir, outDir, previousDir)
    await forgetOthers([outDir, previousDir], cacheDir)
    return total(next)
  }
}

/**
 * Removes what is gone, writes what differs, and the manifest of the build last. A file that the
 * published folder has already is linked, not copied; so a file is never written over, but replaced.
 */
const fill = (
  folder: string,
  before: Generation['files'],
  table: FileTable,
  current: { outDir: string; files: Generation['files'] } | undefined,
): Generation['files'] => {
  for (const path of Object.keys(before)) {
    if (!table.has(path)) removeWithEmptyParents(folder, path)
  }
  const files: Generation['files'] = {}
  const foldersMade = new Set<string>()
  const put = (path: string, file: PublishedFile) => {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!foldersMade.has(parent)) mkdirSync(parent, { recursive: true })
    foldersMade.add(parent)
    if (before[path]) rmSync(target, { force: true })
    if (current?.files[path]?.[0] === file.hash) linkSync(join(current.outDir, path), target)
    else if ('text' in file.content) writeFileSync(target, file.content.text)
    else copyInto(target, file.content.copyOf, path)
    files[path] = [file.hash, statSync(target).size]
  }
  for (const [path, file] of table) {
    const held = before[path]
    if (path === LATEST_BUILD) continue
    if (held?.[0] === file.hash) files[path] = held
    else put(path, file)
  }
  const latest = table.get(LATEST_BUILD)
  if (latest) put(LATEST_BUILD, latest)
  return files
}

/** Thousands of small files are copied one after another: that is faster than through the thread pool. */
const copyInto = (target: string, source: string, path: string): void => {
  try {
    copyFileSync(source, target, constants.COPYFILE_FICLONE)
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code === 'ENOENT'
      ? new MissingSourceError(path, source, { cause })
      : cause
  }
}

const removeWithEmptyParents = (folder: string, path: string): void => {
  rmSync(join(folder, path), { force: true })
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent))
    } catch {
      return
    }
  }
}

const swap = async (nextDir: string, outDir: string, previousDir: string): Promise<void> => {
  await rm(previousDir, { recursive: true, force: true })
  if (existsSync(outDir)) await rename(outDir, previousDir)
  await rename(nextDir, outDir)
}

const holdsAll = ({ files }: Generation, table: FileTable): boolean =>
  table.size === Object.keys(files).length &&
  [...table].every(([path, { hash }]) => files[path]?.[0] === hash)

const total = ({ files }: Generation): { files: number; bytes: number } => {
  const sizes = Object.values(files)
  return { files: sizes.length, bytes: sizes.reduce((sum, [, bytes]) => sum + bytes, 0) }
}

/** What a folder holds, if it is one of ours, whole and as it was left. */
const generationOf = async (folder: string, cacheDir: string): Promise<Generation | undefined> => {
  const name = await stateName(folder)
  if (!name) return undefined
  try {
    const text = await readFile(join(stateDir(cacheDir), name), 'utf8')
    const generation = generationSchema.parse(JSON.parse(text))
    return (await hasExactly(folder, generation.files)) ? generation : undefined
  } catch {
    return undefined
  }
}

/** Names a folder by its manifest's identity on the disk, which a rename keeps and a rewrite does not. */
const stateName = async (folder: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeNs } = await stat(join(folder, LATEST_BUILD), { bigint: true })
    return `${ino}-${mtimeNs}.json`
  } catch {
    return undefined
  }
}

/** Whether the names in a folder are these; their bytes are taken on trust. */
const hasExactly = async (folder: string, files: Generation['files']): Promise<boolean> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile())
  const pathOf = inFolder(folder)
  return names.length === Object.keys(files).length && names.every((name) => pathOf(name) in files)
}

/** The path of a file below a folder, with `/`. Each parent is looked at once: there may be many files. */
const inFolder = (folder: string) => {
  const prefixOf = memo((parent: string) => {
    const below = relative(folder, parent).split(sep).join('/')
    return below && `${below}/`
  })
  return ({ parentPath, name }: Pick<Dirent, 'parentPath' | 'name'>) => prefixOf(parentPath) + name
}

const writeState = async (folder: string, cacheDir: string, state: Generation): Promise<void> => {
  await mkdir(stateDir(cacheDir), { recursive: true })
  const name = (await stateName(folder)) as string
  await writeFile(join(stateDir(cacheDir), name), JSON.stringify(state))
}

const forgetOthers = async (folders: string[], cacheDir: string): Promise<void> => {
  const kept = new Set(await Promise.all(folders.map(stateName)))
  for (const name of await readdir(stateDir(cacheDir))) {
    if (!kept.has(name)) await rm(join(stateDir(cacheDir), name))
  }
}

const stateDir = (cacheDir: string): string => join(cacheDir, 'published')
