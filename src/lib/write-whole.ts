import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file that is there whole or as it was, whoever else writes it: beside it first, under a name of its
 * own, then by a rename. Where that fails, as on a full disk, nothing of it is left.
 */
export const writeWhole = async (file: string, text: string): Promise<void> => {
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, text)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
