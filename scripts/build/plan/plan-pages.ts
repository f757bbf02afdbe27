import type { FinishedPages } from './kept-pages.ts'
import type { PageShards } from './page-shards.ts'
import { type Plan, plan } from './plan.ts'
import type { PageEntry, SiteManifest } from './site-manifest.ts'

export type PlannedPages = {
  plan: Plan
  /** The pages that are new, changed or not rendered, by path. */
  pages: PageEntry[]
  /** The hash of each of them by its path. */
  hashes: Record<string, string>
  /** Of the pages of the last build that the site no longer has, and of these without their frames. */
  gone: { finishedHashes: string[]; unframedHashes: string[] }
}

/**
 * Plans the pages of the languages whose list of pages is another than that of the last build, or of whose pages some
 * may be lost. Nothing is read of the others, and of these only the shards that differ, where no page is lost.
 *
 * @param options.previous the lists of the last build, by their languages.
 * @param options.previousShards reads a list of the last build.
 * @param options.previousPages reads the pages of a shard of the last build, by their hash.
 */
export const planPages = async (options: {
  site: SiteManifest
  codeFingerprint: string
  previous: { codeFingerprint: string; listHashes: Record<string, string> } | undefined
  previousShards: (listHash: string) => Promise<PageShards>
  previousPages: (shardHash: string) => Promise<PageEntry[]>
  finished: FinishedPages
  unframed: Pick<FinishedPages, 'has'>
}): Promise<PlannedPages> => {
  const { site, codeFingerprint, previous, finished, unframed } = options
  const before = previous?.listHashes ?? {}
  const now = listHashesOf(site)
  const isSettled = (code: string) => {
    const listHash = now[code]
    return listHash !== undefined && listHash === before[code] && finished.hasAll(listHash)
  }
  const open = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (code) => !isSettled(code),
  )
  const listHashes = open.map((code) => before[code]).filter((hash) => hash !== undefined)
  const wereFinished = listHashes.every(finished.hasAll)
  const listsBefore = await Promise.all(listHashes.map(options.previousShards))
  const shardHashesBefore = listsBefore.flatMap(hashesIn)
  const shardsNow = open.flatMap((code) =>
    now[code] ? hashesIn(site.shardsOf(code)).map((shardHash) => ({ code, shardHash })) : [],
  )
  const kept = new Set(wereFinished ? shardHashesBefore : []).intersection(
    new Set(shardsNow.map(({ shardHash }) => shardHash)),
  )
  const read = shardHashesBefore.filter((hash) => !kept.has(hash)).map(options.previousPages)
  const pagesBefore = (await Promise.all(read)).flat()
  const pagesNow = shardsNow.flatMap(({ code, shardHash }) =>
    kept.has(shardHash) ? [] : site.pagesIn(code, shardHash),
  )
  // A page has its path in its hash: equal hashes are one page.
  const hashesNow = new Set(pagesNow.map(({ hash }) => hash))
  const hashesBefore = new Set(pagesBefore.map(({ hash }) => hash))
  const pages = pagesNow
    .filter(({ hash }) => !(hashesBefore.has(hash) && (wereFinished || finished.has(hash))))
    .toSorted(byPath)
  const differing = pagesBefore.filter(({ hash }) => !hashesNow.has(hash))
  const lost = pages.filter(({ hash }) => hashesBefore.has(hash))
  const hashes = hashesOf(pages)
  const last = previous && { ...previous, pages: hashesOf([...differing, ...lost]) }
  const byItsPath = new Map(pages.map((page) => [page.path, page]))
  return {
    plan: plan(last, { codeFingerprint, pages: hashes }, finished, (path) =>
      unframed.has(byItsPath.get(path)?.unframedHash ?? ''),
    ),
    ...{ pages, hashes },
    gone: {
      finishedHashes: differing.map(({ hash }) => hash),
      unframedHashes: surplus(pagesBefore, pagesNow, ({ unframedHash }) => unframedHash),
    },
  }
}

/** The hash of the list of pages of each language. */
export const listHashesOf = ({ languages }: SiteManifest): Record<string, string> =>
  Object.fromEntries(Object.entries(languages).map(([code, { pagesHash }]) => [code, pagesHash]))

const hashesIn = (shards: PageShards): string[] =>
  Object.values(shards).map(({ pagesHash }) => pagesHash)

const hashesOf = (pages: PageEntry[]): Record<string, string> =>
  Object.fromEntries(pages.map(({ path, hash }) => [path, hash]))

const surplus = (
  before: PageEntry[],
  now: PageEntry[],
  hashOf: (page: PageEntry) => string,
): string[] => {
  const wanted = new Set(now.map(hashOf))
  return before.map(hashOf).filter((hash) => !wanted.has(hash))
}

const byPath = (a: PageEntry, b: PageEntry): number => (a.path < b.path ? -1 : 1)
