import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { removeLeftovers } from './leftovers.ts'

/** What a schema of zod or of zod-mini does with a value. */
export type Shape<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

/**
 * Takes a value for what it was written as. For large files of this very code alone, which cannot be of another
 * version: to check them takes as long as to parse them.
 */
export const unchecked = <Value>(): Shape<Value> => ({
  safeParse: (value) => ({ success: true, data: value as Value }),
})

/** What a text of JSON holds, or undefined if it is no JSON, cut off, or of another shape. */
export const parseJson = <Value>(text: string, shape: Shape<Value>): Value | undefined => {
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/**
 * The value in a JSON file. Undefined if nothing is known of it, whatever the cause: the file is missing or
 * cannot be read, is cut off, is no JSON, or is of another version. The caller then continues as in a first run.
 */
export const readJson = async <Value>(
  file: string,
  shape: Shape<Value>,
): Promise<Value | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseJson(text, shape)
}

/** Stores a value in a JSON file, completely or not at all; creates the folder if it is missing. */
export const writeJson = async (file: string, value: unknown): Promise<void> =>
  writeWhole(file, JSON.stringify(value))

/**
 * Writes a file that is there whole or as it was, whoever else writes it: beside it first, under a name of its
 * own, then by a rename. Where that fails, as on a full disk, nothing of it is left; what a killed process has left
 * beside it goes when the file is written again, an hour later or more.
 */
export const writeWhole = async (file: string, text: string): Promise<void> => {
  const beside = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  await removeLeftovers(`${file}.`, '.part')
  try {
    await writeFile(beside, text)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
