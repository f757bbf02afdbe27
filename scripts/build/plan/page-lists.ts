import type { LocaleManifestStore } from './locale-manifest-store.ts'
import type { PageShards, ShownFiles } from './page-shards.ts'
import type { PageEntry } from './site-manifest.ts'

/** The lists of pages of the languages, by their hashes in the store. */
export type PageLists = {
  shards: (locale: string, listHash: string) => PageShards
  /** The pages of a shard. */
  pages: (locale: string, shardHash: string) => PageEntry[]
  /** Those of all shards of a list, with the names of the shards. */
  byProject: (locale: string, listHash: string) => [project: string, pages: PageEntry[]][]
  shownFiles: (locale: string, hash: string) => ShownFiles
  /** Takes pages that were just made, by their hashes, so that they are not read. */
  add: (pages: ReadonlyMap<string, PageEntry[]>) => void
}

/** Reads each list once. */
export const pageLists = (store: Pick<LocaleManifestStore, 'value'>): PageLists => {
  const known = new Map<string, unknown>()
  const read = <Value>(locale: string, hash: string): Value => {
    if (!known.has(hash)) known.set(hash, store.value(locale, hash))
    return known.get(hash) as Value
  }
  const shards = (locale: string, listHash: string) => read<PageShards>(locale, listHash)
  const pages = (locale: string, shardHash: string) => read<PageEntry[]>(locale, shardHash)
  return {
    ...{ shards, pages },
    byProject: (locale, listHash) =>
      Object.entries(shards(locale, listHash)).map(([project, { pagesHash }]) => [
        project,
        pages(locale, pagesHash),
      ]),
    shownFiles: (locale, hash) => read<ShownFiles>(locale, hash),
    add: (made) => {
      for (const [hash, its] of made) known.set(hash, its)
    },
  }
}
