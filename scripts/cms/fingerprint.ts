import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A hash over names and bytes of files and folders, all below `root`. */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(root, path)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Folders and files of what runs in the server: all of `src` but the panel's own code. */
export function serverSources(root: string): string[] {
  return readdirSync(join(root, 'src'))
    .filter((name) => name !== 'admin')
    .map((name) => join('src', name))
}

/** What a mark file says, or an empty string. */
export function readMark(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
