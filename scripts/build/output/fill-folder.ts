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
import { dirname, join } from 'node:path'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'
import type { FileTable, OutputFile } from './file-table.ts'
import { foldersAbove, type OutputFiles } from './output-state.ts'

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

/**
 * Removes files that are gone, writes those that differ, and the manifest of the build last. A file is never
 * overwritten in place, since it may be a link to a file of another folder, but replaced.
 *
 * @returns the files, and the folders in which names came or went.
 */
export const fillFolder = (
  folder: string,
  before: OutputFiles,
  tables: ReadonlyMap<string, FileTable>,
): { files: OutputFiles; touched: ReadonlySet<string> } => {
  const wanted = new Map([...tables.values()].flatMap((table) => [...table]))
  const touched = new Set<string>()
  const touch = (path: string) => {
    for (const above of foldersAbove(path)) touched.add(above)
  }
  for (const path of before.keys()) {
    if (wanted.has(path)) continue
    removeWithEmptyParents(folder, path)
    touch(path)
  }
  const files: OutputFiles = new Map()
  const foldersMade = new Set<string>()
  const put = (path: string, file: OutputFile) => {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!foldersMade.has(parent)) mkdirSync(parent, { recursive: true })
    foldersMade.add(parent)
    if (before.has(path)) rmSync(target, { force: true })
    if ('text' in file.content) writeFileSync(target, file.content.text)
    else if ('made' in file.content) writeFileSync(target, file.content.made())
    else if ('linkTo' in file.content) linkInto(target, file.content.linkTo, path)
    else copyInto(target, file.content.copyOf, path)
    files.set(path, { hash: file.hash, bytes: statSync(target).size })
    touch(path)
  }
  for (const [path, file] of wanted) {
    const held = before.get(path)
    if (path === LATEST_BUILD) continue
    if (held?.hash === file.hash) files.set(path, held)
    else put(path, file)
  }
  const latest = wanted.get(LATEST_BUILD)
  if (latest) put(LATEST_BUILD, latest)
  return { files, touched }
}

/** A link costs a hundredth of a copy. Where links are impossible, as between two disks, the file is copied. */
export const linkInto = (target: string, source: string, path: string): void => {
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
