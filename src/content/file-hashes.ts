import { statSync } from 'node:fs'
import { z } from 'zod'
import { fileStamp } from '#src/lib/file-stamp.ts'
import { sha256 } from '#src/lib/hash.ts'

/** Files by their names, each with its hash and with what tells that it is the same since: see `fileStamp`. */
export const hashedFiles = z.record(z.string(), z.object({ stamp: z.string(), hash: z.string() }))

export type HashedFiles = z.infer<typeof hashedFiles>

/**
 * A file that is younger is hashed again: it may change once more within the same tick of the disk's clock, which is
 * two seconds long on some.
 */
const SETTLED_MS = 2_000

type FileHashes = {
  /** The hash of a file. */
  of: (name: string) => string
  /** For the next time. */
  all: () => HashedFiles
}

/**
 * The hashes of files, each taken when it is asked for. A file that has the stamp which it had when its hash was taken is
 * not read.
 *
 * @param options.read the bytes of a file.
 * @param options.changed makes the error for a file that is not the one any more that it was at this call.
 * @param options.known what `all` returned the last time.
 */
export const fileHashes = (
  names: readonly string[],
  options: {
    pathOf: (name: string) => string
    read: (name: string) => Buffer
    changed: (name: string) => Error
    known: Readonly<HashedFiles>
  },
): FileHashes => {
  const { pathOf, read, changed, known } = options
  const now = Date.now()
  /** Of a file that cannot be looked at, `read` says why. */
  const find = (name: string) => {
    try {
      const stats = statSync(pathOf(name), { bigint: true })
      return { stamp: fileStamp(stats), changedAt: Number(stats.mtimeMs) }
    } catch {
      return undefined
    }
  }
  const found = new Map(names.map((name) => [name, find(name)]))
  const hashes = new Map<string, string>()
  const of: FileHashes['of'] = (name) => {
    const stamp = found.get(name)?.stamp
    const before = known[name]
    const hash = hashes.get(name) ?? (before && before.stamp === stamp ? before.hash : undefined)
    if (hash !== undefined) return hash
    const bytes = read(name)
    if (find(name)?.stamp !== stamp) throw changed(name)
    const taken = sha256(bytes)
    hashes.set(name, taken)
    return taken
  }
  return {
    of,
    all: () =>
      Object.fromEntries(
        names.flatMap((name) => {
          const file = found.get(name)
          const isSettled = file && now - file.changedAt > SETTLED_MS
          return isSettled ? [[name, { stamp: file.stamp, hash: of(name) }]] : []
        }),
      ),
  }
}
