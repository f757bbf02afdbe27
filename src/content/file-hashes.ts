import { type BigIntStats, statSync } from 'node:fs'
import { z } from 'zod'
import { sha256 } from '#src/lib/hash.ts'

/** Files by their names, each with its hash and with what tells that it is the same since: see `stampOf`. */
export const hashedFiles = z.record(z.string(), z.object({ stamp: z.string(), hash: z.string() }))

export type HashedFiles = z.infer<typeof hashedFiles>

/**
 * A file that is younger is hashed again: it may change once more within the same tick of the disk's clock, which is
 * two seconds long on some.
 */
const SETTLED_MS = 2_000

/**
 * The hashes of files. One that has the place, the size and the time of change which it had when its hash was taken is
 * not read. The time at which a disk has last changed what it knows of a file says less: a pull links files.
 *
 * @param options.read the bytes of a file.
 * @param options.known what an earlier call has returned.
 */
export const hashFiles = (
  names: readonly string[],
  options: {
    pathOf: (name: string) => string
    read: (name: string) => Buffer
    known: Readonly<HashedFiles>
  },
): { hashes: Map<string, string>; hashed: HashedFiles } => {
  const { pathOf, read, known } = options
  const hashes = new Map<string, string>()
  const hashed: HashedFiles = {}
  for (const name of names) {
    const found = statSync(pathOf(name), { bigint: true, throwIfNoEntry: false })
    const stamp = found && stampOf(found)
    const before = known[name]
    const hash = before && before.stamp === stamp ? before.hash : sha256(read(name))
    hashes.set(name, hash)
    if (stamp && isSettled(found)) hashed[name] = { stamp, hash }
  }
  return { hashes, hashed }
}

const stampOf = ({ dev, ino, size, mtimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs].join(' ')

const isSettled = ({ mtimeMs }: BigIntStats): boolean => Date.now() - Number(mtimeMs) > SETTLED_MS
