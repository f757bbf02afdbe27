import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { removeLeftovers } from './leftovers.ts'

/**
 * Puts a folder in the place of another: `fill` writes the new one beside it, and only when that has
 * succeeded does it take the name, by renames alone. When `fill` throws, nothing has changed.
 */
export async function replaceFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await restoreFolder(target)
  await removeLeftovers(besideFolder(target, 'new-'))
  const next = besideFolder(target, `new-${randomUUID()}`)
  await mkdir(next, { recursive: true })
  try {
    await fill(next)
    await swapFolder(next, target)
    await rm(previousOf(target), { recursive: true, force: true })
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/**
 * Gives a folder the name of another one, which is kept under `previousOf`. A folder cannot be renamed to the name
 * of an existing one, so these are two renames, and a process may be killed at any moment:
 *
 * | killed | target | previous | what `restoreFolder` does |
 * | --- | --- | --- | --- |
 * | before the first rename | the old one | none | nothing |
 * | between the two | none | the old one | gives it its name back |
 * | after the second | the new one | the old one | nothing |
 *
 * So one whole folder always exists. If the second rename fails, the old folder gets its name back immediately.
 */
export async function swapFolder(next: string, target: string): Promise<void> {
  const previous = previousOf(target)
  const existed = existsSync(target)
  if (existed) {
    await rm(previous, { recursive: true, force: true })
    await rename(target, previous)
  }
  try {
    await rename(next, target)
  } catch (error) {
    if (existed) await rename(previous, target)
    throw error
  }
}

/**
 * Brings back a folder whose replacement was killed between its two renames. Call it before reading
 * a folder that is swapped; it does nothing if the folder exists.
 */
export async function restoreFolder(target: string): Promise<void> {
  if (existsSync(target) || !existsSync(previousOf(target))) return
  await rename(previousOf(target), target)
}

/** The folder that a swap keeps beside a folder, such as `.out.previous` beside `out`. */
export const besideFolder = (target: string, name: string): string =>
  join(dirname(resolve(target)), `.${basename(resolve(target))}.${name}`)

/** Where a folder waits while another one takes its place. */
export const previousOf = (target: string): string => besideFolder(target, 'previous')
