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
import { type Assembled, assemble, type Content, type Media, setAside } from './assemble.ts'
import { codeVersion } from './code-version.ts'
import { readText } from './entry-text.ts'
import { type Gathered, gatherAll, gatherChanged } from './gather.ts'
import { findLastGoodVersion } from './last-good-version.ts'
import { cachedPath, fetchMedia, pruneMedia } from './media-cache.ts'
import { type Previous, readPrevious } from './previous.ts'
import { type PullState, readState, writeState } from './pull-state.ts'
import { SnapshotError } from './read.ts'
import { shelfFiles } from './shelf-files.ts'
import type { MediaFile } from './snapshot.ts'
import { stateOf } from './state-of.ts'
import { writeFiles } from './write.ts'

export type PullOptions = {
  /** Where the CMS runs. */
  url: string
  token?: string | undefined
  /** The folder of the snapshot. Owned by the pull: what else lies in it is removed. */
  contentDir: string
  /** Keeps downloaded files, and what was read, from one pull to the next. */
  cacheDir: string
  fetch?: typeof globalThis.fetch
  /** For one try of a call to the API. Default: 20 s. */
  timeoutMs?: number
  retryDelayMs?: number
  /** How the addresses of each type begin: its own name unless told. */
  segments?: Segments
  onProgress?: (progress: PullProgress) => void
}

export type PullProgress = { step: 'types' | 'files'; done: number; total: number }

export type PullReport = {
  status: 'changed' | 'unchanged'
  /** Whether everything was read, or what has changed since the last pull. */
  mode: 'full' | 'delta'
  locales: string[]
  /** The state of the CMS that was read, as `/api/content-versions` names it; null where it cannot tell. */
  state: string | null
  /** Entries of the snapshot, a single type's versions included. */
  entries: number
  /** Entries that were asked for. */
  read: number
  media: { files: number; bytes: number; downloaded: number }
  /** Entries that are broken; where one `stays`, the snapshot has its last published version. */
  quarantined: (Quarantined & { stays: boolean })[]
  warnings: string[]
  calls: number
  ms: number
}

/**
 * Brings everything published, in every locale, into the snapshot's folder, reading no more than what
 * has changed since the last pull, where that can be told. Throws a CmsError or a PullError whose message
 * says what to do; the previous snapshot is then as it was. One broken entry is no failure: it is listed
 * as quarantined, and its last version stays.
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

type Pull = {
  options: PullOptions
  client: ReturnType<typeof createCmsClient>
  signal: AbortSignal
}
type Done = Omit<PullReport, 'calls' | 'ms'>

async function pull(run: Pull): Promise<Done> {
  const { options, client } = run
  const { contentDir, cacheDir, onProgress, segments = ownSegments } = options
  const { warn, list: warnings } = createWarnings()
  // The CMS may take a third of a second to tell versions: time enough to look at what is here.
  const listed = readLocales(client)
  const looked = look(client, warn)
  // A failure counts when its answer is awaited, the first one first.
  for (const answer of [listed, looked]) answer.catch(() => {})
  const source = sha256(stableJson([codeVersion(), client.url, options.token, segments]))
  const previous = await readPrevious(contentDir)
  const last = previous?.whole
    ? await readState(cacheDir, { source, manifest: previous.hash })
    : undefined
  const locales = await listed
  const first = await looked
  const known = last && first && holds(last, first, locales) ? last : undefined
  if (known && first?.state === known.state && !known.again) return standing(known)

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
  // What makes a site impossible is said before its files are downloaded.
  await putTogether(gathered.content, { files: new Map(), problems: new Map() }, { previous, warn })
  const media = await fetchFiles(run, gathered, { known, previous })
  const assembled = await putTogether(gathered.content, media, { previous, warn })

  const files = Object.values(assembled.media)
  const { status, manifest } = await writeFiles({
    dir: contentDir,
    locales,
    files: await shelfFiles(assembled, { previous, counts: known?.counts ?? {}, segments }),
    media: files,
    mediaPath: (file) => mediaPath(file, { cacheDir, previous }),
    previous,
  })
  await pruneMedia(cacheDir, media)
  const report = {
    entries: assembled.shelves.reduce((sum, { entries }) => sum + entries.length, 0),
    media: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    quarantined: assembled.quarantined,
    warnings: [...warnings(), ...notes()].sort(),
  }
  if (gathered.look) {
    await writeState(cacheDir, {
      ...stateOf(gathered.look, gathered, assembled),
      ...{ source, manifest, locales, report, notes: notes() },
    })
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

/** Which versions are published; nothing, with a warning, where the CMS cannot tell. */
async function look(client: Pull['client'], warn: Warn): Promise<WholeLook | undefined> {
  const seen = await readVersions(client)
  if (!(seen instanceof CmsError)) return seen
  warn(
    `Everything was read, and an edit made meanwhile may be there in part, since the CMS does not tell what has changed (${seen.status} at /api/content-versions): run the CMS of the same version as the site, with a token that may find content-version.`,
  )
  return undefined
}

/** Whether what the last pull read holds for this CMS, but for what its versions tell. */
function holds(last: PullState, { model }: Look, locales: Locale[]): boolean {
  return last.model === model && stableJson(last.locales) === stableJson(locales)
}

function standing({ report, locales, state }: PullState): Done {
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
  const { entries, quarantined } = setAside(content, media, warn)
  const found = await Promise.all(quarantined.map((entry) => findLastGoodVersion(previous, entry)))
  const staying = found.filter((entry) => entry !== undefined)
  return assemble(content, { entries, quarantined, staying }, { files: media.files, warn })
}

type Before = { known: PullState | undefined; previous: Previous | undefined }

/** Where the media library is as it was, files that the previous snapshot has are not asked for. */
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

/** The previous snapshot has what stays; the cache has what was brought. */
function mediaPath(file: MediaFile, { cacheDir, previous }: MediaPlaces): string {
  const stands = previous?.media.get(file.name)?.sha256 === file.sha256
  return stands && previous ? previous.mediaPath(file.name) : cachedPath(cacheDir, file)
}

/** A file system's error, with what to do about it; any other error as it is. */
function explainDisk(error: unknown, { contentDir, cacheDir }: PullOptions): unknown {
  if ((error as NodeJS.ErrnoException).syscall === undefined) return error
  return new SnapshotError(
    `The pull cannot write the snapshot (${(error as Error).message}) and leaves it as it was. Check that ${contentDir} and ${cacheDir} are writable and have free space.`,
    { cause: error },
  )
}
