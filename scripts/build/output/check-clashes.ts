import { dirname } from 'node:path/posix'
import { FileClashError, type FileTable } from './file-table.ts'
import { differing } from './generations.ts'
import type { OutputState } from './output-state.ts'
import type { Sections } from './sections.ts'

/**
 * Checks that no two files of different sections have one path. The current output has none, so only paths that it
 * lacks are compared, and only with files of their folders.
 *
 * @throws FileClashError for two files under one path; letter case is ignored, as in `joinTables`.
 */
export const checkClashes = async (
  sections: Sections,
  current: OutputState | undefined,
): Promise<void> => {
  const tables = new Map<string, FileTable>()
  const added = new Map<string, { section: string; path: string }>()
  for (const name of differing(current, sections)) {
    const table = await sections.get(name)?.table()
    if (!table) continue
    tables.set(name, table)
    const before = await current?.filesOf(name)
    for (const path of table.keys()) {
      if (before?.has(path)) continue
      const key = path.toLowerCase()
      if (added.has(key)) throw new FileClashError(path)
      added.set(key, { section: name, path })
    }
  }
  const folders = new Set([...added.keys()].map(folderOf))
  const check = (section: string, paths: Iterable<string>) => {
    for (const path of paths) {
      const other = added.get(path.toLowerCase())
      if (other && !(other.section === section && other.path === path)) {
        throw new FileClashError(other.path)
      }
    }
  }
  for (const name of sections.keys()) {
    const table = tables.get(name)
    const held = current?.sections[name]?.folders ?? []
    if (table) check(name, table.keys())
    else if (held.some((folder) => folders.has(folder.toLowerCase()))) {
      check(name, ((await current?.filesOf(name)) ?? new Map()).keys())
    }
  }
}

const folderOf = (path: string): string => (path.includes('/') ? dirname(path) : '')
