import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A rendered page: the document, and the payload with which the browser navigates to it. */
export type RenderedPage = { html: string; payload: Uint8Array }

/**
 * Rendered pages by the hash of what they show. A page is there whole or not at all, so a build that is
 * killed loses nothing that it has rendered.
 */
export type PageStore = {
  /** The hashes of the pages that are there. */
  standing: () => Promise<Set<string>>
  put: (hash: string, page: RenderedPage) => Promise<void>
  /** Where the files of a page are. */
  files: (hash: string) => { html: string; payload: string }
  /** Removes all pages but these. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
}

const HTML = '.html'
const PAYLOAD = '.txt'

/** @param folder holds nothing else; made where it is missing. */
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
    standing: async () =>
      new Set((await list()).filter(({ extension }) => extension === HTML).map(({ hash }) => hash)),
    // The document comes last, by a rename: where it is, the payload is too.
    put: async (hash, { html, payload }) => {
      const document = pathOf(hash, HTML)
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true })
      await writeFile(pathOf(hash, PAYLOAD), payload)
      await writeFile(`${document}.part`, html)
      await rename(`${document}.part`, document)
    },
    files: (hash) => ({ html: pathOf(hash, HTML), payload: pathOf(hash, PAYLOAD) }),
    prune: async (keep) => {
      const surplus = (await list()).filter(
        ({ hash, extension }) => !keep.has(hash) || extension.endsWith('.part'),
      )
      await Promise.all(surplus.map(({ hash, extension }) => rm(pathOf(hash, extension))))
    },
  }
}
