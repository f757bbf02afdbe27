import { createCmsClient } from '#src/cms/client.ts'
import { readMediaLibrary } from '#src/cms/media-library.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import { readContent } from '#src/cms/read-content.ts'
import { createWarnings } from '#src/cms/warnings.ts'
import { assemble } from './assemble.ts'
import { cachedPath, fetchMedia, pruneMedia } from './media-cache.ts'
import { SnapshotError } from './read.ts'
import type { Snapshot } from './snapshot.ts'
import { writeSnapshot } from './write.ts'

export type PullOptions = {
  /** Where the CMS runs. */
  url: string
  token?: string | undefined
  /** The folder of the snapshot. Owned by the pull: what else lies in it is removed. */
  contentDir: string
  /** Keeps downloaded files from one pull to the next. */
  cacheDir: string
  fetch?: typeof globalThis.fetch
  /** For one try of a call to the API. Default: 20 s. */
  timeoutMs?: number
  retryDelayMs?: number
  onProgress?: (progress: PullProgress) => void
}

export type PullProgress = { step: 'types' | 'files'; done: number; total: number }

export type PullReport = {
  status: 'changed' | 'unchanged'
  locales: string[]
  /** Entries of the snapshot, a single type's versions included. */
  entries: number
  media: { files: number; bytes: number; downloaded: number }
  quarantined: Quarantined[]
  warnings: string[]
  calls: number
  ms: number
}

/**
 * Brings everything published, in every locale, into the snapshot's folder. Throws a CmsError or a
 * PullError whose message says what to do; the previous snapshot is then as it was. One broken entry
 * is no failure: it is left out and listed as quarantined.
 */
export async function pullSnapshot(options: PullOptions): Promise<PullReport> {
  const started = performance.now()
  const { contentDir, cacheDir, onProgress } = options
  const { warn, list: warnings } = createWarnings()
  const stop = new AbortController()
  const client = createCmsClient({ ...options, signal: stop.signal })
  try {
    const content = await readContent(client, {
      warn,
      onType: (done, total) => onProgress?.({ step: 'types', done, total }),
    })
    // What makes a site impossible is said before its files are downloaded.
    assemble(content, { files: new Map(), problems: new Map() }, warn)
    const media = await fetchMedia({
      urls: new Set(content.entries.flatMap(({ files }) => files.map(({ url }) => url))),
      base: client.url,
      list: () => readMediaLibrary(client),
      cacheDir,
      fetch: options.fetch,
      retryDelayMs: options.retryDelayMs,
      signal: stop.signal,
      onFile: (done, total) => onProgress?.({ step: 'files', done, total }),
    })
    const { snapshot, quarantined } = assemble(content, media, warn)
    const status = await writeSnapshot({
      dir: contentDir,
      snapshot,
      mediaPath: (file) => cachedPath(cacheDir, file),
    })
    await pruneMedia(cacheDir, media)
    const files = Object.values(snapshot.media)
    return {
      status,
      locales: snapshot.locales.map(({ code }) => code),
      entries: countEntries(snapshot),
      media: {
        files: files.length,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        downloaded: media.downloaded,
      },
      quarantined,
      warnings: warnings(),
      calls: client.calls(),
      ms: Math.round(performance.now() - started),
    }
  } catch (error) {
    throw explainDisk(error, options)
  } finally {
    stop.abort()
  }
}

/** A file system's error, with what to do about it; any other error as it is. */
function explainDisk(error: unknown, { contentDir, cacheDir }: PullOptions): unknown {
  if ((error as NodeJS.ErrnoException).syscall === undefined) return error
  return new SnapshotError(
    `The snapshot can't be written (${(error as Error).message}) and is as it was. Look whether ${contentDir} and ${cacheDir} can be written and have room.`,
    { cause: error },
  )
}

function countEntries({ singles, collections }: Snapshot): number {
  const versions = Object.values(singles).flatMap((type) => Object.values(type))
  const entries = Object.values(collections).flatMap((type) => Object.values(type).flat())
  return versions.length + entries.length
}
