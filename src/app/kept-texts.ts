import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { KeepText } from '#src/components/ui/rich-text-html.ts'
import { sha256 } from '#src/lib/hash.ts'

/** Of each file of the folder. A larger one begins anew: most of its texts are of pages that are gone. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Keeps texts in a folder that processes share and builds leave to each other: a line for each, in 256 files by the hash
 * of its key. A line that is not whole, since its process was killed, is not used. A text that cannot be kept is made
 * again the next time.
 *
 * @param folder for the results of this very code; created if it is missing.
 */
export const keptTexts =
  (folder: string, maxBytes = MAX_BYTES): KeepText =>
  (key, make) => {
    const hash = sha256(key)
    const file = join(/* turbopackIgnore: true */ folder, hash.slice(0, 2))
    const lines = readFile(file)
    const kept = lines && textIn(lines, hash)
    if (kept !== undefined) return kept
    const made = make()
    const text = JSON.stringify(made)
    try {
      if (lines && lines.length > maxBytes) rmSync(file, { force: true })
      mkdirSync(folder, { recursive: true })
      appendFileSync(file, `\n${hash} ${sha256(text)} ${text}`)
    } catch {
      // The disk is full, or not to be written to: the build says so where that matters.
    }
    return made
  }

const readFile = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The text of the last line with this hash, if that is whole. */
const textIn = (lines: Buffer, hash: string): string | undefined => {
  const start = lines.lastIndexOf(`\n${hash} `)
  if (start === -1) return undefined
  const end = lines.indexOf('\n', start + 1)
  const [, textHash, ...words] = lines
    .toString('utf8', start + 1, end === -1 ? undefined : end)
    .split(' ')
  const text = words.join(' ')
  return sha256(text) === textHash ? (JSON.parse(text) as string) : undefined
}
