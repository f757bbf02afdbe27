import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** A snapshot that can't be read: which file, what is wrong with it, what to do. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

/**
 * What a file of a snapshot holds.
 *
 * @throws SnapshotError that names the file.
 */
export function checked<Schema extends z.ZodType>(
  dir: string,
  name: string,
  bytes: Buffer,
  schema: Schema,
): z.output<Schema> {
  const path = join(dir, name)
  const result = schema.safeParse(jsonIn(path, bytes.toString()))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SnapshotError(
    `${path}: ${issue?.path.join('.') || 'the file'} is not what the site expects (${issue?.message}). Run \`npm run pull\` to write the snapshot again.`,
    { cause: result.error },
  )
}

/**
 * The bytes of a file of a snapshot.
 *
 * @throws SnapshotError that names the file.
 */
export function readBytes(dir: string, name: string): Buffer {
  const path = join(dir, name)
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new SnapshotError(
      `${path} can't be read. Set CONTENT_DIR to a folder with a snapshot, or run \`npm run pull\` to write one.`,
      { cause },
    )
  }
}

function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SnapshotError(
      `${path} is not JSON (${(cause as Error).message}). Run \`npm run pull\` to write the snapshot again.`,
      { cause },
    )
  }
}
