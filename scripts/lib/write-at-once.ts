import { renameSync, writeFileSync } from 'node:fs'

/**
 * Writes a file synchronously: through the thread pool, many small files take twice as long. It gets its name once it is
 * complete.
 */
export const writeAtOnce = (file: string, bytes: Uint8Array): void => {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
