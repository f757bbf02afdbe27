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
import type { FileTable, OutputFile } from './file-table.ts'
import { forgetOthers, type OutputFiles, readFiles, writeState } from './output-state.ts'

/** A file of the table cannot be copied: its source is missing. */
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

/** A plan that makes a folder hold exactly the files of a table. */
export type GenerationPlan = Folders & {
  table: FileTable
  /** The files of the current output, if they are known. */
  current: OutputFiles | undefined
  /** Whether the current output already has all files of the table, so that nothing is written. */
  isWritten: boolean
  /** The files of the generation before the last, which is brought up to date. */
  base: OutputFiles | undefined
}

/**
 * Compares the table with the current output; writes nothing.
 *
 * @param current the files of the current output, as `readFiles` returns them.
 */
export const planGeneration = async (
  { outDir, cacheDir }: Folders,
  table: FileTable,
  current: OutputFiles | undefined,
): Promise<GenerationPlan> => {
  const isWritten = current !== undefined && holdsAll(current, table)
  const base = isWritten ? undefined : await readFiles(previousOf(outDir), cacheDir)
  return { outDir, cacheDir, table, current, isWritten, base }
}

/**
 * Makes a folder hold exactly the files of the plan's table; the cost depends on what differs. The generation before
 * the last, which is in a folder beside it, is brought up to date and replaces it by two renames. So one whole
 * generation always exists, if only under the name of the previous one: the next build fixes that. The manifest is
 * written last.
 *
 * @returns the number of files and their bytes.
 * @throws MissingSourceError; the current output then stays as it was.
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
 * Removes files that are gone, writes those that differ, and the manifest of the build last. A file that the
 * output folder already has is linked, not copied; so a file is never overwritten in place, but replaced.
 */
const fill = (
  folder: string,
  before: OutputFiles,
  table: FileTable,
  current: { outDir: string; files: OutputFiles } | undefined,
): OutputFiles => {
  for (const path of before.keys()) {
    if (!table.has(path)) removeWithEmptyParents(folder, path)
  }
  const files: OutputFiles = new Map()
  const foldersMade = new Set<string>()
  const put = (path: string, file: OutputFile) => {
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

/** A link costs a hundredth of a copy. Where links are impossible, as between two disks, the file is copied. */
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

const holdsAll = (files: OutputFiles, table: FileTable): boolean =>
  table.size === files.size &&
  [...table].every(([path, { hash }]) => files.get(path)?.hash === hash)

const total = (files: OutputFiles): { files: number; bytes: number } => ({
  files: files.size,
  bytes: files.values().reduce((sum, { bytes }) => sum + bytes, 0),
})
