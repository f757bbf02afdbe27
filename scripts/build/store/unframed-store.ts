import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { areSealed, seal } from '#scripts/lib/sealed.ts'
import { writeAtOnce } from '#src/lib/write-whole.ts'

/**
 * What Next has rendered, as plain values, by the hash of all that it depends on: pages without their frames, or frames.
 * What differs between pages is little, so that a compressed file takes a tenth of the bytes.
 */
export type UnframedStore<Page> = {
  has: (hash: string) => boolean
  put: (hash: string, page: Page) => void
  get: (hash: string) => Page
  /** Notes whether it holds what it held when it was settled last. Call it before pages are added. */
  look: () => Promise<void>
  /** Removes all pages but these. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
  /**
   * Ends a build: removes the pages that no list has any more.
   *
   * @param build.gone those that were in a list of the build before; undefined if that is not known.
   * @param build.all the pages of all lists; asked for if the store cannot be sure of what else it has: a build that
   * was killed, or whose pages were refused, leaves what no list ever had.
   */
  settle: (build: { gone: string[] | undefined; all: () => ReadonlySet<string> }) => Promise<void>
}

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
/** Most pages are unpacked in one piece. */
const UNPACKED = { chunkSize: 512 * 1024 }

/** @param folder holds nothing else; it is created if it is missing. */
export const unframedStore = <Page>(folder: string): UnframedStore<Page> => {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  const shardNames = (): Promise<string[]> => readdir(folder).catch(() => [])
  const shards = async () => (await shardNames()).map((shard) => join(folder, shard))
  const list = async (): Promise<string[]> => {
    const lists = (await shardNames()).map(async (shard) =>
      (await readdir(join(folder, shard))).map((name) => shard + name),
    )
    return (await Promise.all(lists)).flat()
  }
  const remove = async (hashes: string[]): Promise<void> => {
    await Promise.all(hashes.map((hash) => rm(fileOf(hash), { force: true })))
  }
  const prune = async (keep: ReadonlySet<string>): Promise<void> =>
    remove((await list()).filter((hash) => !keep.has(hash)))

  let isAsSettled = false

  return {
    has: (hash) => existsSync(fileOf(hash)),
    put: (hash, page) => {
      const file = fileOf(hash)
      mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true })
      writeAtOnce(file, zstdCompressSync(serialize(page), FAST))
    },
    // Only this code and this version of Node read what they have written: their fingerprint is in the hash.
    get: (hash) => deserialize(zstdDecompressSync(readFileSync(fileOf(hash)), UNPACKED)),
    look: async () => {
      isAsSettled = areSealed(await shards())
    },
    prune,
    settle: async ({ gone, all }) => {
      if (isAsSettled && gone) await remove(gone)
      else await prune(all())
      seal(await shards())
    },
  }
}
