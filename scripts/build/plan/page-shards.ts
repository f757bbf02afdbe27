import { sha256 } from '#src/lib/hash.ts'
import { isListed } from '#src/models/pages/is-listed.ts'
import type { Reuse } from '#src/models/pages/page-keeper.ts'
import { type FolderCounts, pageFolders, sumFolders } from '#src/models/whole-site/folder-limit.ts'
import type { PageEntry } from './site-manifest.ts'

/** What is known of some pages of a language without reading them. */
export type PageShard = {
  /** Of the text of its pages, a `PageEntry[]`. */
  pagesHash: string
  count: number
  /** How many files its pages have in each folder. */
  folders: FolderCounts
  /** How many of its pages search engines are told of. */
  listedCount: number
  /** Of what they are told of them. */
  listedHash: string
  /** By what all of its pages can be kept; not there if one of them is made each time. */
  kept?: Omit<Reuse, 'media'>
}

/**
 * The pages of a language: those of the homes of each project, by its id, and all others under ''. So an edited home
 * changes a shard of a size that does not grow with the site.
 */
export type PageShards = Record<string, PageShard>

/**
 * The files that the pages of each shard show, which can be kept together. There are as many names as homes and more,
 * and they are only read where a language is made: the shards, which each build reads, are without them.
 */
export type ShownFiles = {
  names: string[]
  /** The places in `names` of those of each shard, by its name. */
  of: Record<string, number[]>
}

/** @param keepText stores a text and returns its hash. */
export const pageShard = (pages: PageEntry[], keepText: (text: string) => string): PageShard => {
  const listed = pages.filter(isListed).map(({ path, alternates }) => [path, alternates])
  const { media: _, ...kept } = keptTogether(pages) ?? { media: [], version: undefined }
  return {
    pagesHash: keepText(JSON.stringify(pages)),
    count: pages.length,
    folders: pageFolders(pages.map(({ path }) => path)),
    listedCount: listed.length,
    listedHash: sha256(JSON.stringify(listed)),
    ...(kept.version !== undefined && { kept }),
  }
}

/** What the shards of a language come to. */
export const sumOfShards = (shards: PageShards) => {
  const all = Object.values(shards)
  return {
    pageCount: all.reduce((sum, { count }) => sum + count, 0),
    folders: sumFolders(all.map(({ folders }) => folders)),
  }
}

/** @param shown the names of the files of each shard. */
export const shownFiles = (
  shown: Iterable<readonly [shard: string, files: readonly string[]]>,
): ShownFiles => {
  const all = [...shown]
  const names = [...new Set(all.flatMap(([, files]) => files))].sort()
  const places = new Map(names.map((name, place) => [name, place]))
  const placesOf = (files: readonly string[]) => files.map((name) => places.get(name) as number)
  return { names, of: Object.fromEntries(all.map(([shard, files]) => [shard, placesOf(files)])) }
}

/** The names of the files that the pages of a shard show. */
export const filesOfShard = ({ names, of }: ShownFiles, shard: string): string[] =>
  (of[shard] ?? []).map((place) => names[place] as string)

/** By what pages of one project can be kept; undefined if one of them cannot, or they are of several. */
export const keptTogether = (pages: PageEntry[]): Reuse | undefined => {
  const version = pages[0]?.kept?.version
  if (version === undefined || pages.some(({ kept }) => kept?.version !== version)) return undefined
  const allOf = (names: (kept: Reuse) => readonly string[]): string[] => [
    ...new Set(pages.flatMap(({ kept }) => (kept ? names(kept) : []))),
  ]
  const besides = allOf((kept) => kept.besides ?? []).sort()
  return { version, ...(besides.length > 0 && { besides }), media: allOf(({ media }) => media) }
}
