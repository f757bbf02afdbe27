import { randomUUID } from 'node:crypto'
import { constants, renameSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { removeLeftovers } from './leftovers.ts'

/**
 * Writes a file that is there whole or as it was, whoever else writes it: beside it first, under a name of its
 * own, then by a rename. Where that fails, as on a full disk, nothing of it is left; what a killed process has left
 * beside it goes when the file is written again, an hour later or more. Creates the folder if it is missing.
 *
 * @param options.mode who may read it, such as 0o600.
 */
export const writeWhole = async (
  file: string,
  content: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> => {
  const beside = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  await removeLeftovers(`${file}.`, '.part')
  try {
    await writeFile(beside, content, { mode })
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/**
 * The same for the many small files of a build, synchronously: through the thread pool they take twice as long. The
 * folder is there, and no other process writes the file.
 */
export const writeAtOnce = (file: string, content: string | Uint8Array): void => {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}

/**
 * The same for a copy, which shares its bytes with the file where the disk can do that. The folder is there, and no
 * other process writes the file.
 */
export const copyWhole = async (from: string, to: string): Promise<void> => {
  const beside = `${to}.part`
  try {
    await copyFile(from, beside, constants.COPYFILE_FICLONE)
    await rename(beside, to)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
