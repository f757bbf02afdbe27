import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What is nobody's content: keepers of empty folders, and what systems leave in folders that somebody has looked at. */
const LEFT_OUT = new Set(['.gitkeep', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** Every file below a folder that is content, sorted, with `/`; none if the folder is missing. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !LEFT_OUT.has(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
