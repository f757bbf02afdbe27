import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a finished page: its document, and the payload with which the browser navigates to it. */
type FinishedPage = { documentFile: string; payloadFile: string }

/**
 * Rendered pages by their page hash. A page is in the store completely or not at all, so a build that is killed loses
 * nothing that it has rendered.
 */
export type PageStore = {
  /** The hashes of the pages in the store. */
  hashes: () => Promise<Set<string>>
  /** Moves the files of a page into the store, at once: through the thread pool it takes twice as long. */
  put: (hash: string, page: FinishedPage) => void
  /** Where the files of a page are. */
  files: (hash: string) => { html: string; payload: string }
  /** Removes all pages but these. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
}

const HTML = '.html'
const PAYLOAD = '.txt'

/** @param folder holds nothing else; it is created if it is missing. */
export const pageStore = (folder: string): PageStore => {
  const pathOf = (hash: string, extension: string) =>
    join(folder, hash.slice(0, 2), hash.slice(2) + extension)

  const list = async (): Promise<{ hash: string; extension: string }[]> => {
    const shards = await readdir(folder).catch(() => [])
    const lists = await Promise.all(
      shards.map(async (shard) =>
        (await readdir(join(folder, shard))).map((name) => {
          const dot = name.indexOf('.')
          return { hash: shard + name.slice(0, dot), extension: name.slice(dot) }
        }),
      ),
    )
    return lists.flat()
  }

  return {
    hashes: async () =>
      new Set((await list()).filter(({ extension }) => extension === HTML).map(({ hash }) => hash)),
    // The document comes last: if it is there, the payload is too. The file in the output is a link to the file in
    // the store, so a file of the store is never overwritten.
    put: (hash, { documentFile, payloadFile }) => {
      mkdirSync(join(folder, hash.slice(0, 2)), { recursive: true })
      move(payloadFile, pathOf(hash, PAYLOAD))
      move(documentFile, pathOf(hash, HTML))
    },
    files: (hash) => ({ html: pathOf(hash, HTML), payload: pathOf(hash, PAYLOAD) }),
    prune: async (keep) => {
      const isWhole = (extension: string) => extension === HTML || extension === PAYLOAD
      const surplus = (await list()).filter(
        ({ hash, extension }) => !keep.has(hash) || !isWhole(extension),
      )
      const remove = (files: typeof surplus) =>
        Promise.all(files.map(({ hash, extension }) => rm(pathOf(hash, extension))))
      // The document goes first, for the same reason.
      await remove(surplus.filter(({ extension }) => extension === HTML))
      await remove(surplus.filter(({ extension }) => extension !== HTML))
    },
  }
}

/** Between two disks a file cannot be renamed: it is copied, and gets its name once it is complete. */
const move = (from: string, to: string): void => {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, `${to}.part`)
    renameSync(`${to}.part`, to)
    rmSync(from)
  }
}
