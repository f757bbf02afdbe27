import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Two different things that would be published under one path. */
export class FileClashError extends Error {
  override name = 'FileClashError'
  constructor(target: string) {
    super(`Two files would be published as /${target}. Rename the one in public/ or the page.`)
  }
}

/** A folder being filled. Targets are paths within it, with `/`. */
export type Staging = {
  copy: (source: string, target: string) => Promise<'copied' | 'missing'>
  write: (target: string, text: string) => Promise<void>
  total: () => { files: number; bytes: number }
}

/** Fills a folder, counts, and notices when a file would be written twice. */
export const stage = (dir: string): Staging => {
  const targets = new Set<string>()
  const folders = new Set<string>()
  let bytes = 0

  const prepare = async (target: string): Promise<string> => {
    // Netlify's CDN and two of three systems on which this may be built ignore the case of a name.
    const key = target.toLowerCase()
    if (targets.has(key)) throw new FileClashError(target)
    targets.add(key)
    const path = join(dir, target)
    const folder = dirname(path)
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true })
      folders.add(folder)
    }
    return path
  }

  return {
    copy: async (source, target) => {
      const path = await prepare(target)
      try {
        await copyFile(source, path, constants.COPYFILE_FICLONE)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing'
        throw error
      }
      bytes += (await stat(path)).size
      return 'copied'
    },
    write: async (target, text) => {
      await writeFile(await prepare(target), text)
      bytes += Buffer.byteLength(text)
    },
    total: () => ({ files: targets.size, bytes }),
  }
}

/** Every file below a folder, sorted, with `/`; none where the folder is missing. Keepers of empty folders are left out. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && entry.name !== '.gitkeep')
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
