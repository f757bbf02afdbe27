import { sha256 } from '#src/lib/hash.ts'
import type { Reuse } from '#src/models/pages/page-keeper.ts'
import { type FolderCounts, pageFolders, sumFolders } from '#src/models/site/folder-limit.ts'
import type { PageEntry } from './site-manifest.ts'

/** What is known of some pages of a language without reading them. */
export type PageShard = {
  /** The hash of the text of its pages, a `PageEntry[]`. */
  pages: string
  count: number
  /** How many files its pages have in each folder. */
  folders: FolderCounts
  /** A hash of what search engines are told of its pages. */
  listed: string
  /** By what all of its pages can be kept; not there if one of them is made each time. */
  kept?: Reuse
}

/**
 * The pages of a language: those of the homes of each project, by its id, and all others under ''. So an edited home
 * changes a shard of a size that does not grow with the site.
 */
export type PageShards = Record<string, PageShard>

/** @param keep stores a text and returns its hash. */
export const pageShard = (pages: PageEntry[], keep: (text: string) => string): PageShard => {
  const listed = pages.map(({ path, guard, seo, alternates }) => [path, guard, seo, alternates])
  const kept = keptTogether(pages)
  return {
    pages: keep(JSON.stringify(pages)),
    count: pages.length,
    folders: pageFolders(pages.map(({ path }) => path)),
    listed: sha256(JSON.stringify(listed)),
    ...(kept && { kept }),
  }
}

/** What the shards of a language come to. */
export const sumOfShards = (shards: PageShards) => {
  const all = Object.values(shards)
  return {
    pageCount: all.reduce((sum, { count }) => sum + count, 0),
    folders: sumFolders(all.map(({ folders }) => folders)),
    listed: sha256(JSON.stringify(all.map(({ listed }) => listed))),
  }
}

/** By what pages of one project can be kept; undefined if one of them cannot, or they are of several. */
const keptTogether = (pages: PageEntry[]): Reuse | undefined => {
  const version = pages[0]?.kept?.version
  if (version === undefined || pages.some(({ kept }) => kept?.version !== version)) return undefined
  return { version, media: [...new Set(pages.flatMap(({ kept }) => kept?.media ?? []))] }
}
