import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { besideFolder, previousOf, swapFolder } from '#src/lib/swap-folder.ts'
import { LATEST_BUILD } from './build-manifest.ts'
import type { FileTable, PublishedFile } from './file-table.ts'
import { forgetOthers, type PublishedFiles, readFiles, writeState } from './published-state.ts'

/** A file of the table cannot be copied: its source is gone. */
class MissingSourceError extends Error {
  override name = 'MissingSourceError'
  constructor(path: string, source: string, options: ErrorOptions) {
    super(
      `/${path} cannot be published: ${source} is missing. Pull the content again, or remove the cache folder, and build again.`,
      options,
    )
  }
}

type Folders = { outDir: string; cacheDir: string }

/** How a folder comes to hold exactly the files of a table. */
export type GenerationPlan = Folders & {
  table: FileTable
  /** The files that stand published, where they are known. */
  current: PublishedFiles | undefined
  /** Whether that is all of the table already, so that nothing is written. */
  isWritten: boolean
  /** The files of the generation before the last, which is brought up to date. */
  base: PublishedFiles | undefined
}

/**
 * Finds out what stands; nothing is written.
 *
 * @param current the files that stand published, as `readFiles` gives them.
 */
export const planGeneration = async (
  { outDir, cacheDir }: Folders,
  table: FileTable,
  current: PublishedFiles | undefined,
): Promise<GenerationPlan> => {
  const isWritten = current !== undefined && holdsAll(current, table)
  const base = isWritten ? undefined : await readFiles(previousOf(outDir), cacheDir)
  return { outDir, cacheDir, table, current, isWritten, base }
}

/**
 * Brings a folder to exactly the files of the plan's table, at the cost of what differs. The generation before the
 * last, which lies beside it, is brought up to date and takes its place by two renames, so one whole generation is
 * always there, if only under the name of the one before: the next build fixes that. The manifest is written last.
 *
 * @returns the number of files and their bytes.
 * @throws MissingSourceError, and then what was published stays as it was.
 */
export const writeGeneration = async (
  plan: GenerationPlan,
): Promise<{ files: number; bytes: number }> => {
  const { outDir, cacheDir, table, current, isWritten, base } = plan
  if (current && isWritten) return total(current)
  const previousDir = previousOf(outDir)
  const nextDir = besideFolder(outDir, 'next')
  await rm(nextDir, { recursive: true, force: true })
  if (base) await rename(previousDir, nextDir)
  await mkdir(nextDir, { recursive: true })
  await rm(join(nextDir, LATEST_BUILD), { force: true })

  const files = fill(nextDir, base ?? new Map(), table, current && { outDir, files: current })
  await writeState(nextDir, cacheDir, files)
  await swapFolder(nextDir, outDir)
  await forgetOthers([outDir, previousDir], cacheDir)
  return total(files)
}

/**
 * Removes what is gone, writes what differs, and the manifest of the build last. A file that the
 * published folder has already is linked, not copied; so a file is never written over, but replaced.
 */
const fill = (
  folder: string,
  before: PublishedFiles,
  table: FileTable,
  current: { outDir: string; files: PublishedFiles } | undefined,
): PublishedFiles => {
  for (const path of before.keys()) {
    if (!table.has(path)) removeWithEmptyParents(folder, path)
  }
  const files: PublishedFiles = new Map()
  const foldersMade = new Set<string>()
  const put = (path: string, file: PublishedFile) => {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!foldersMade.has(parent)) mkdirSync(parent, { recursive: true })
    foldersMade.add(parent)
    if (before.has(path)) rmSync(target, { force: true })
    if (current?.files.get(path)?.hash === file.hash) linkSync(join(current.outDir, path), target)
    else if ('text' in file.content) writeFileSync(target, file.content.text)
    else if ('linkTo' in file.content) linkInto(target, file.content.linkTo, path)
    else copyInto(target, file.content.copyOf, path)
    files.set(path, { hash: file.hash, bytes: statSync(target).size })
  }
  for (const [path, file] of table) {
    const held = before.get(path)
    if (path === LATEST_BUILD) continue
    if (held?.hash === file.hash) files.set(path, held)
    else put(path, file)
  }
  const latest = table.get(LATEST_BUILD)
  if (latest) put(LATEST_BUILD, latest)
  return files
}

/** A link costs a hundredth of a copy; where there can be none, as between two disks, it is a copy. */
const linkInto = (target: string, source: string, path: string): void => {
  try {
    linkSync(source, target)
  } catch {
    copyInto(target, source, path)
  }
}

/** Small files are copied one after another: that is faster than through the thread pool. */
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

const holdsAll = (files: PublishedFiles, table: FileTable): boolean =>
  table.size === files.size &&
  [...table].every(([path, { hash }]) => files.get(path)?.hash === hash)

const total = (files: PublishedFiles): { files: number; bytes: number } => ({
  files: files.size,
  bytes: files.values().reduce((sum, { bytes }) => sum + bytes, 0),
})
