import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { memo } from '#src/lib/memo.ts'
import { LATEST_BUILD } from './build-manifest.ts'

/**
 * What an output folder holds: path, hash, and size in bytes of each file. This list is kept in the cache, under a
 * name that belongs to exactly this folder, so that a folder that something else has written is never mistaken for
 * ours.
 */
const filesSchema = z.array(z.tuple([z.string(), z.string(), z.number()]))

/** Hash and size in bytes of each file, by its path in the folder. */
export type OutputFiles = Map<string, { hash: string; bytes: number }>

/** The files of a folder, if it is one of ours, complete and unchanged. */
export const readFiles = async (
  folder: string,
  cacheDir: string,
): Promise<OutputFiles | undefined> => {
  const name = await stateName(folder)
  const state = name && (await readJson(join(stateDir(cacheDir), name), filesSchema))
  if (!state) return undefined
  const files = new Map(state.map(([path, hash, bytes]) => [path, { hash, bytes }]))
  return (await hasExactly(folder, files)) ? files : undefined
}

/** Records what a folder holds. Call it when all of it is written. */
export const writeState = async (
  folder: string,
  cacheDir: string,
  files: OutputFiles,
): Promise<void> => {
  const name = (await stateName(folder)) as string
  const list = [...files].map(([path, { hash, bytes }]) => [path, hash, bytes])
  await writeJson(join(stateDir(cacheDir), name), list)
}

/** Makes the next build write every file again, as if nothing were known of the current output. */
export const forgetOutput = (cacheDir: string): Promise<void> =>
  rm(stateDir(cacheDir), { recursive: true, force: true })

/** Removes the records of all folders except these. */
export const forgetOthers = async (folders: string[], cacheDir: string): Promise<void> => {
  const kept = new Set(await Promise.all(folders.map(stateName)))
  for (const name of await readdir(stateDir(cacheDir))) {
    if (!kept.has(name)) await rm(join(stateDir(cacheDir), name), { recursive: true, force: true })
  }
}

const stateDir = (cacheDir: string): string => join(cacheDir, 'published')

/** Names a folder by its manifest's identity on the disk, which a rename keeps and a rewrite does not. */
const stateName = async (folder: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeNs } = await stat(join(folder, LATEST_BUILD), { bigint: true })
    return `${ino}-${mtimeNs}.json`
  } catch {
    return undefined
  }
}

/** Whether the names in a folder are these; their bytes are taken on trust. */
const hasExactly = async (folder: string, files: OutputFiles): Promise<boolean> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile())
  const pathOf = inFolder(folder)
  return names.length === files.size && names.every((name) => files.has(pathOf(name)))
}

/** The path of a file below a folder, with `/`. Each parent is looked at once: there may be many files. */
const inFolder = (folder: string) => {
  const prefixOf = memo((parent: string) => {
    const below = relative(folder, parent).split(sep).join('/')
    return below && `${below}/`
  })
  return ({ parentPath, name }: Pick<Dirent, 'parentPath' | 'name'>) => prefixOf(parentPath) + name
}
