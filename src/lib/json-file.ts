import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { writeWhole } from './write-whole.ts'

/** What a schema of zod or of zod-mini does with a value. */
export type Shape<Value> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error?: unknown }
}

/** A file that must hold a value of some shape, and does not. */
class JsonFileError extends Error {
  override name = 'JsonFileError'
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

/**
 * The value in a JSON file that must be there, such as one that the same build has written. Reads at once: through the
 * thread pool, many small files take twice as long.
 *
 * @throws JsonFileError, or what Node says of a file that is missing.
 */
export const requireJson = <Value>(file: string, shape: Shape<Value>): Value => {
  const text = readFileSync(file, 'utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new JsonFileError(`${file} is no JSON. Restore it, or run again what writes it.`, {
      cause,
    })
  }
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new JsonFileError(
    `${file} holds something else than expected. Restore it, or run again what writes it.`,
    { cause: read.error },
  )
}

/** Stores a value in a JSON file, completely or not at all; creates the folder if it is missing. */
export const writeJson = async (file: string, value: unknown): Promise<void> =>
  writeWhole(file, JSON.stringify(value))

/** The same for a file that people read. */
export const writeIndentedJson = async (file: string, value: unknown): Promise<void> =>
  writeWhole(file, `${JSON.stringify(value, null, 2)}\n`)
