import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

const HOUR = 3_600_000

/**
 * Puts a folder in the place of another: `fill` writes the new one beside it, and only when that has
 * succeeded does it take the name, by renames alone. When `fill` throws, nothing has changed.
 */
export async function replaceFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await mendFolder(target)
  await removeLeftovers(target)
  const next = besideFolder(target, `new-${randomUUID()}`)
  await mkdir(next, { recursive: true })
  try {
    await fill(next)
    await swap(next, target)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/**
 * Brings back a folder whose replacement was killed between its two renames. Call it before reading
 * a folder that `replaceFolder` writes; it does nothing when the folder stands.
 */
export async function mendFolder(target: string): Promise<void> {
  if (existsSync(target) || !existsSync(previousOf(target))) return
  await rename(previousOf(target), target)
}

async function swap(next: string, target: string): Promise<void> {
  const previous = previousOf(target)
  await rm(previous, { recursive: true, force: true })
  const stands = existsSync(target)
  if (stands) await rename(target, previous)
  try {
    await rename(next, target)
  } catch (error) {
    if (stands) await rename(previous, target)
    throw error
  }
  await rm(previous, { recursive: true, force: true })
}

/** What a killed run left behind; younger folders may belong to a run that is still writing. */
async function removeLeftovers(target: string): Promise<void> {
  const parent = dirname(resolve(target))
  if (!existsSync(parent)) return
  for (const name of await readdir(parent)) {
    if (!name.startsWith(basename(besideFolder(target, 'new-')))) continue
    const folder = join(parent, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > HOUR) await rm(folder, { recursive: true, force: true })
  }
}

/** The folder that a swap keeps beside a folder, such as `.out.previous` beside `out`. */
export const besideFolder = (target: string, name: string): string =>
  join(dirname(resolve(target)), `.${basename(resolve(target))}.${name}`)

/** Where a folder waits while another one takes its place. */
export const previousOf = (target: string): string => besideFolder(target, 'previous')
