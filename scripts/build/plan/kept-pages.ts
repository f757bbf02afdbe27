import { memo } from '#src/lib/memo.ts'
import type { KeptPage, Reuse } from '#src/models/pages/page-keeper.ts'
import { filesOfShard, type PageShards, type ShownFiles } from './page-shards.ts'
import type { LocaleManifest, PageEntry } from './site-manifest.ts'

/** What is known of the pages that are already rendered and have their frames. */
export type FinishedPages = {
  has: (hash: string) => boolean
  /** Whether it has all pages of a list, by the hash of the list; false if that is not known. */
  hasAll: (listHash: string) => boolean
}

type Known = {
  finished: FinishedPages
  /** The same for pages without their frames. */
  unframed: Pick<FinishedPages, 'has'>
  /** Of the frame that the pages get. */
  frameHash: string
}

/** The pages of an earlier build that may be kept, since they are rendered. */
type KeptPages = {
  /** The one at a path: that of a home of a project, or, without a project, another one. */
  find: (path: string, project?: string) => (PageEntry & KeptPage) | undefined
  /** By what all pages of the homes of a project may be kept with the frame that they have; nothing is read of them. */
  findAll: (project: string) => Reuse | undefined
}

/**
 * The pages of a language that may be kept: those that are rendered. With another frame than before, those to which it can be
 * joined.
 *
 * @param read.pagesIn reads a shard, by the hash of its pages.
 */
export const keptPages = (
  { manifest, shards }: { manifest: LocaleManifest; shards: PageShards },
  read: { pagesIn: (shardHash: string) => PageEntry[]; shown: () => ShownFiles },
  { frameHash, finished, unframed }: Known,
): KeptPages => {
  const isSame = frameHash === manifest.frameHash
  const areAll = isSame && finished.hasAll(manifest.pagesHash)
  const isThere = (entry: PageEntry) =>
    isSame ? finished.has(entry.hash) : unframed.has(entry.unframedHash)
  const shardOf = (name: string) => (Object.hasOwn(shards, name) ? shards[name] : undefined)
  const byPath = memo((name) => {
    const shard = shardOf(name)
    const entries = shard ? read.pagesIn(shard.pagesHash) : []
    return new Map(
      entries.flatMap((entry) =>
        isKeptPage(entry) && (areAll || isThere(entry)) ? [[entry.path, entry]] : [],
      ),
    )
  })
  return {
    find: (path, project = '') => byPath(project).get(path),
    findAll: (project) => {
      const kept = areAll ? shardOf(project)?.kept : undefined
      return kept && { ...kept, media: filesOfShard(read.shown(), project) }
    },
  }
}

const isKeptPage = (entry: PageEntry): entry is PageEntry & KeptPage => entry.kept !== undefined
