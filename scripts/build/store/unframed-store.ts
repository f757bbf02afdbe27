import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { writeAtOnce } from '#scripts/lib/write-at-once.ts'

/**
 * What Next has rendered, as plain values, by the hash of all that it depends on: pages without their frames, or frames.
 * What differs between pages is little, so that a compressed file takes a tenth of the bytes.
 */
export type UnframedStore<Page> = {
  has: (hash: string) => boolean
  put: (hash: string, page: Page) => void
  get: (hash: string) => Page
  /** Removes these pages. */
  remove: (hashes: string[]) => Promise<void>
  /** Removes all pages but these. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
}

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
/** Most pages are unpacked in one piece. */
const UNPACKED = { chunkSize: 512 * 1024 }

/** @param folder holds nothing else; it is created if it is missing. */
export const unframedStore = <Page>(folder: string): UnframedStore<Page> => {
  const fileOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2))
  const list = async (): Promise<string[]> => {
    const shards = await readdir(folder).catch(() => [])
    const lists = shards.map(async (shard) =>
      (await readdir(join(folder, shard))).map((name) => shard + name),
    )
    return (await Promise.all(lists)).flat()
  }
  const remove = async (hashes: string[]): Promise<void> => {
    await Promise.all(hashes.map((hash) => rm(fileOf(hash), { force: true })))
  }
  return {
    has: (hash) => existsSync(fileOf(hash)),
    put: (hash, page) => {
      const file = fileOf(hash)
      mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true })
      writeAtOnce(file, zstdCompressSync(serialize(page), FAST))
    },
    // Only this code and this version of Node read what they have written: their fingerprint is in the hash.
    get: (hash) => deserialize(zstdDecompressSync(readFileSync(fileOf(hash)), UNPACKED)),
    remove,
    prune: async (keep) => remove((await list()).filter((hash) => !keep.has(hash))),
  }
}
