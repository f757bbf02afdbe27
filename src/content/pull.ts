import { createCmsClient } from '#src/cms/client.ts'
import { CmsError } from '#src/cms/errors.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import type { Locale } from '#src/cms/locales.ts'
import { readMediaLibrary } from '#src/cms/media-library.ts'
import type { Quarantined } from '#src/cms/quarantine.ts'
import { readLocales } from '#src/cms/read-locales.ts'
import { type Look, readVersions, type WholeLook } from '#src/cms/read-versions.ts'
import { createWarnings, type Warn } from '#src/cms/warnings.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { ownSegments, type Segments } from './addresses.ts'
import { type Assembled, assemble, type Content, type Media, quarantineBroken } from './assemble.ts'
import { SnapshotError } from './checked-file.ts'
import { codeVersion } from './code-version.ts'
import { readText } from './entry-text.ts'
import { type Gathered, gatherAll, gatherChanged } from './gather.ts'
import { findLastGoodVersion } from './last-good-version.ts'
import { cachedPath, fetchMedia, pruneMedia } from './media-cache.ts'
import { type Previous, readPrevious } from './previous.ts'
import { type PullState, readHashed, readState, writeHashed, writeState } from './pull-state.ts'
import type { MediaFile } from './snapshot.ts'
import { snapshotFiles } from './snapshot-files.ts'
import { stateOf } from './state-of.ts'
import { writeFiles } from './write.ts'

export type PullOptions = {
  /** The address of the CMS. */
  url: string
  /** Where editors' browsers find it, if that is another address. */
  publicUrl?: string | undefined
  token?: string | undefined
  /** The folder of the snapshot. Owned by the pull: other files in it are removed. */
  contentDir: string
  /** Keeps downloaded files, and what was read, from one pull to the next. */
  cacheDir: string
  fetch?: typeof globalThis.fetch
  /** For one try of a call to the API. Default: 20 s. */
  timeoutMs?: number
  retryDelayMs?: number
  /** How the addresses of each type begin. The default is the type's name. */
  segments?: Segments
  onProgress?: (progress: PullProgress) => void
}

export type PullProgress = { step: 'types' | 'files'; done: number; total: number }

export type PullReport = {
  status: 'changed' | 'unchanged'
  /** Whether everything was read, or only what has changed since the last pull. */
  mode: 'full' | 'delta'
  locales: string[]
  /** The state of the CMS that was read, as `/api/content-versions` names it; null if the CMS does not know. */
  state: string | null
  /** Entries of the snapshot, a single type's versions included. */
  entries: number
  /** Entries that were requested. */
  read: number
  media: { files: number; bytes: number; downloaded: number }
  /** Entries that are broken; the snapshot may have the last good version of one. */
  quarantined: (Quarantined & { lastGoodVersionShown: boolean })[]
  warnings: string[]
  calls: number
  ms: number
}

/**
 * Brings everything published, in every locale, into the snapshot's folder. It reads only what has changed since the
 * last pull, if the CMS can tell. Throws a CmsError or a PullError whose message says what to do; the previous
 * snapshot then stays as it was. One broken entry is no failure: it is quarantined, and its last good version stays.
 */
export async function pullSnapshot(options: PullOptions): Promise<PullReport> {
  const started = performance.now()
  const stop = new AbortController()
  const client = createCmsClient({ ...options, signal: stop.signal })
  try {
    const done = await pull({ options, client, signal: stop.signal })
    return { ...done, calls: client.calls(), ms: Math.round(performance.now() - started) }
  } catch (error) {
    throw explainDisk(error, options)
  } finally {
    stop.abort()
  }
}

type Client = ReturnType<typeof createCmsClient>
type Pull = { options: PullOptions; client: Client; signal: AbortSignal }
type Done = Omit<PullReport, 'calls' | 'ms'>

async function pull(run: Pull): Promise<Done> {
  const { options, client } = run
  const { contentDir, cacheDir, onProgress, segments = ownSegments } = options
  const { warn, list: warnings } = createWarnings()
  // The CMS may take a third of a second to return versions; the previous snapshot is read meanwhile.
  const listed = readLocales(client)
  const looked = look(client, warn)
  // A failure counts when its answer is awaited, the first one first.
  for (const answer of [listed, looked]) answer.catch(() => {})
  const { publicUrl, token } = options
  const sourceHash = sha256(stableJson([codeVersion(), client.url, publicUrl, token, segments]))
  const hashed = await readHashed(cacheDir)
  const previous = await readPrevious(contentDir, hashed)
  if (previous) await writeHashed(cacheDir, previous.hashed(), hashed).catch(() => {})
  const last = previous?.whole
    ? await readState(cacheDir, { sourceHash, manifestHash: previous.manifestHash })
    : undefined
  const locales = await listed
  const first = await looked
  const known = last && first && holds(last, first, locales) ? last : undefined
  if (known && first?.state === known.state && !known.again) return unchangedReport(known)

  const { warn: note, list: notes } = createWarnings()
  for (const message of known?.notes ?? []) note(message)
  const gathering = {
    ...{ client, locales, warn, note },
    form: readText,
    onType: (done: number, total: number) => onProgress?.({ step: 'types', done, total }),
  }
  const gathered =
    known && first
      ? await gatherChanged(gathering, first, known.entries)
      : await gatherAll(gathering, first)
  // Problems that make a site impossible are thrown before files are downloaded.
  await putTogether(gathered.content, { files: new Map(), problems: new Map() }, { previous, warn })
  const media = await fetchFiles(run, gathered, { known, previous })
  const assembled = await putTogether(gathered.content, media, { previous, warn })

  const files = Object.values(assembled.media)
  const { status, manifestHash } = await writeFiles({
    dir: contentDir,
    locales,
    files: await snapshotFiles(assembled, { previous, counts: known?.counts ?? {}, segments }),
    media: files,
    mediaPath: (file) => mediaPath(file, { cacheDir, previous }),
    previous,
  })
  const report = {
    entries: assembled.entryFiles.reduce((sum, { entries }) => sum + entries.length, 0),
    media: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    quarantined: assembled.quarantined,
    warnings: [...warnings(), ...notes()].sort(),
  }
  try {
    await pruneMedia(cacheDir, media)
    if (gathered.look) {
      await writeState(cacheDir, {
        ...stateOf(gathered.look, gathered, assembled),
        ...{ sourceHash, manifestHash, locales, report, notes: notes() },
      })
    }
  } catch (error) {
    throw explainDisk(error, options, WRITTEN)
  }
  return {
    ...report,
    status,
    mode: known ? 'delta' : 'full',
    locales: locales.map(({ code }) => code),
    state: gathered.look?.state ?? null,
    read: gathered.read,
    media: { ...report.media, downloaded: media.downloaded },
  }
}

/** The published versions; undefined, with a warning, if the CMS does not know them. */
async function look(client: Client, warn: Warn): Promise<WholeLook | undefined> {
  const seen = await readVersions(client)
  if (!(seen instanceof CmsError)) return seen
  warn(
    `Everything was read, and an edit made meanwhile may be there in part, since the CMS does not tell what has changed (${seen.status} at /api/content-versions): run the CMS of the same version as the site, with a token that may find content-version.`,
  )
  return undefined
}

/** Whether what the last pull read is still valid for this CMS, except where its versions differ. */
function holds(last: PullState, { model }: Look, locales: Locale[]): boolean {
  return last.model === model && stableJson(last.locales) === stableJson(locales)
}

function unchangedReport({ report, locales, state }: PullState): Done {
  return {
    ...report,
    status: 'unchanged',
    mode: 'delta',
    locales: locales.map(({ code }) => code),
    state,
    read: 0,
    media: { ...report.media, downloaded: 0 },
  }
}

async function putTogether(
  content: Content,
  media: Media,
  { previous, warn }: { previous: Previous | undefined; warn: Warn },
): Promise<Assembled> {
  const { entries, quarantined } = quarantineBroken(content, media, warn)
  const found = await Promise.all(quarantined.map((entry) => findLastGoodVersion(previous, entry)))
  const lastGoodVersions = found.filter((entry) => entry !== undefined)
  return assemble(content, { entries, quarantined, lastGoodVersions }, { files: media.files, warn })
}

type Before = { known: PullState | undefined; previous: Previous | undefined }

/** If the media library has not changed, files that the previous snapshot has are not requested. */
function fetchFiles(
  { options, client, signal }: Pull,
  { content, look }: Gathered,
  { known, previous }: Before,
) {
  const urls = new Set(content.entries.flatMap(({ files }) => files.map(({ url }) => url)))
  const unmoved = new Map<string, MediaFile>()
  if (known && look?.files === known.files && !known.again) {
    for (const url of urls) {
      const file = previous?.media.get(fileNameOf(url))
      if (file) unmoved.set(url, file)
    }
  }
  return fetchMedia({
    ...{ urls, known: unmoved, signal },
    base: client.url,
    list: () => readMediaLibrary(client),
    cacheDir: options.cacheDir,
    fetch: options.fetch,
    retryDelayMs: options.retryDelayMs,
    onFile: (done, total) => options.onProgress?.({ step: 'files', done, total }),
  })
}

type MediaPlaces = { cacheDir: string; previous: Previous | undefined }

/** The previous snapshot has the files that stay; the cache has the downloaded ones. */
function mediaPath(file: MediaFile, { cacheDir, previous }: MediaPlaces): string {
  const unchanged = previous?.media.get(file.name)?.sha256 === file.sha256
  return unchanged && previous ? previous.mediaPath(file.name) : cachedPath(cacheDir, file)
}

const LEFT = 'cannot write the snapshot and leaves it as it was'
const WRITTEN = 'has written the snapshot, but not what spares the next pull work'

/** A file system's error, with what is there now and what to do about it; any other error as it is. */
function explainDisk(
  error: unknown,
  { contentDir, cacheDir }: PullOptions,
  result = LEFT,
): unknown {
  if ((error as NodeJS.ErrnoException).syscall === undefined) return error
  return new SnapshotError(
    `The pull ${result} (${(error as Error).message}). Check that ${contentDir} and ${cacheDir} are writable and have free space.`,
    { cause: error },
  )
}
