import { existsSync, mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { areSealed, seal } from '#scripts/lib/sealed.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { writeAtOnce } from '#src/lib/write-whole.ts'

/**
 * Finished pages by their page hash. A page is in the store completely or not at all, so a build that is killed loses
 * nothing that it has finished.
 */
export type PageStore = {
  /** What it has now. */
  look: () => Promise<FinishedPages>
  /** Writes a page into the store, at once: its document, as byte text. */
  put: (hash: string, html: string) => void
  /** Where the document of a page is. */
  file: (hash: string) => string
  /** Removes all pages but these. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
  /**
   * Ends a build: removes the pages that no list has any more, and notes that it has those of all lists.
   *
   * @param build.listHashes of all lists of pages, and of those of the build before.
   * @param build.gone the pages that were in a list of the build before.
   * @param build.all the pages of all lists; asked for if the store cannot be sure of what else it has.
   * @returns whether it was sure of that.
   */
  settle: (build: {
    listHashes: { now: string[]; before: string[] }
    gone: string[]
    all: () => ReadonlySet<string>
  }) => Promise<boolean>
}

type FinishedPages = {
  has: (hash: string) => boolean
  /** Whether it has all pages of a list, by the hash of the list; false if that is not known. */
  hasAll: (listHash: string) => boolean
}

/** The lists of which it had all pages and nothing else when its folders were sealed. */
const recordSchema = z.object({ listHashes: z.array(z.string()), folders: z.array(z.string()) })
const RECORD = 'lists.json'
const SHARD = /^[0-9a-z]{2}$/

const ENDING = '.html'

/** @param folder holds nothing else; it is created if it is missing. */
export const pageStore = (folder: string): PageStore => {
  const file = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2) + ENDING)

  const shardNames = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => SHARD.test(name))

  const list = async (): Promise<string[]> => {
    const lists = await Promise.all(
      (await shardNames()).map(async (shard) =>
        (await readdir(join(folder, shard))).map((name) => join(folder, shard, name)),
      ),
    )
    return lists.flat()
  }

  const removeAll = (files: string[]): Promise<unknown> => Promise.all(files.map((it) => rm(it)))

  const prune = async (keep: ReadonlySet<string>): Promise<void> => {
    const kept = new Set([...keep].map(file))
    await removeAll((await list()).filter((it) => !kept.has(it)))
  }

  const shardsMade = new Set<string>()
  const makeShard = (shard: string) => {
    if (!shardsMade.has(shard)) mkdirSync(join(folder, shard), { recursive: true })
    shardsMade.add(shard)
  }

  /** The lists of which it had all pages when this process first looked. */
  let wholeAtFirst: string[] | undefined

  return {
    look: async () => {
      const record = await readJson(join(folder, RECORD), recordSchema)
      const isSealed = record && areSealed(record.folders.map((shard) => join(folder, shard)))
      const listHashes = isSealed ? record.listHashes : []
      wholeAtFirst ??= listHashes
      return {
        has: (hash) => existsSync(file(hash)),
        hasAll: (listHash) => listHashes.includes(listHash),
      }
    },
    // The file in the output is a link to the file in the store, so a file of the store is never overwritten.
    put: (hash, html) => {
      makeShard(hash.slice(0, 2))
      writeAtOnce(file(hash), Buffer.from(html, 'latin1'))
    },
    file,
    prune,
    settle: async ({ listHashes, gone, all }) => {
      const isKnown = Boolean(wholeAtFirst?.length && sameNames(wholeAtFirst, listHashes.before))
      if (isKnown) await removeAll(gone.map(file))
      else await prune(all())
      const folders = await shardNames()
      seal(folders.map((shard) => join(folder, shard)))
      await writeJson(join(folder, RECORD), { listHashes: listHashes.now, folders })
      return isKnown
    },
  }
}

const sameNames = (some: string[], others: string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()
