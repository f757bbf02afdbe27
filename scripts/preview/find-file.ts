import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export type FoundFile = { path: string; size: number; version: string }

/** What is at an address. `moved` leads to the same page without, or with, a slash at its end. */
export type Found =
  | { status: 'file'; file: FoundFile }
  | { status: 'moved'; to: string }
  | { status: 'missing' }

/** Files that Netlify reads and does not serve. */
const HIDDEN = new Set(['_redirects', '_headers'])

/**
 * Finds the file for a decoded path as Netlify's CDN does with pretty URLs: `/projects` is
 * `projects.html`, `/projects/` leads to it, and `/folder` leads to `/folder/` with its `index.html`.
 *
 * @param path decoded, such as `/ar/مشاريع`
 * @see https://github.com/slorber/trailing-slash-guide
 */
export const findFile = async (outDir: string, path: string): Promise<Found> => {
  const segments = path.split('/').slice(1)
  if (segments.some((segment) => segment === '..' || segment === '.' || segment.includes('\\'))) {
    return { status: 'missing' }
  }
  if (segments.slice(0, -1).includes('') || HIDDEN.has(segments.join('/'))) {
    return { status: 'missing' }
  }
  const at = async (file: string): Promise<Found | undefined> => {
    const found = await fileAt(join(outDir, file))
    return found && { status: 'file', file: found }
  }
  const missing: Found = { status: 'missing' }
  if (path === '/') return (await at('/index.html')) ?? missing
  if (path.endsWith('/')) {
    const page = path.slice(0, -1)
    if (await at(`${page}.html`)) return { status: 'moved', to: page }
    return (await at(`${path}index.html`)) ?? missing
  }
  const file = (await at(path)) ?? (await at(`${path}.html`))
  if (file) return file
  return (await at(`${path}/index.html`)) ? { status: 'moved', to: `${path}/` } : missing
}

const fileAt = async (path: string): Promise<FoundFile | undefined> => {
  let stats: Stats
  try {
    stats = await stat(path)
  } catch {
    return undefined
  }
  if (!stats.isFile()) return undefined
  const { ino, mtimeMs, size } = stats
  return { path, size, version: `${ino} ${mtimeMs} ${size}` }
}

/** The decoded path, or undefined when it is not encoded correctly or holds a NUL. */
export const decodedPath = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
