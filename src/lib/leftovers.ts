import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What is younger may belong to a process that is still writing. */
const HOUR = 3_600_000

/** Removes the files and folders that killed processes have left, by how their path begins and ends. */
export const removeLeftovers = async (start: string, end = ''): Promise<void> => {
  const parent = dirname(start)
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(basename(start)) || !name.endsWith(end)) continue
    const path = join(parent, name)
    // Another process may remove it meanwhile.
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(path, { recursive: true, force: true })
  }
}
