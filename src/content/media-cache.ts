import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FetchError } from 'ofetch'
import { z } from 'zod'
import { CmsError, explainNoAnswer, fromFetchError } from '#src/cms/errors.ts'
import { fileNameOf } from '#src/cms/fields.ts'
import type { FileRecord } from '#src/cms/media-library.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { createHttp, type HttpOptions } from '#src/lib/http.ts'
import { readJson } from '#src/lib/json-file.ts'
import { createLimit } from '#src/lib/limit.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import type { Media } from './assemble.ts'
import { fileCodeVersion } from './code-version.ts'
import { mediaFileSchema } from './files.ts'
import { prepareFile } from './prepare-file.ts'
import type { MediaFile } from './snapshot.ts'

export type MediaOptions = {
  /** Addresses of the files that the content uses, as the CMS returns them. */
  urls: Set<string>
  /** Where the CMS runs; addresses may be relative to it. */
  base: string
  /** Files that are known to be unchanged in the media library. */
  known?: ReadonlyMap<string, MediaFile>
  /** Reads the media library, again when a file has changed meanwhile. */
  list: () => Promise<Map<string, FileRecord>>
  cacheDir: string
  fetch?: HttpOptions['fetch']
  retryDelayMs?: number | undefined
  signal?: AbortSignal | undefined
  onFile?: (done: number, total: number) => void
}

export type FetchedMedia = Media & { downloaded: number }

const CONCURRENCY = 4
/** A video of 200 MB, the CMS's limit, over a slow line. */
const TIMEOUT_MS = 300_000

const record = z.object({ updatedAt: z.string(), size: z.number() })
const published = mediaFileSchema.omit({ name: true, focus: true })
const state = z.object({
  /** The version of the code that prepared the files for the site. */
  code: z.string(),
  files: z.record(
    z.string(),
    z.union([record.extend({ file: published }), record.extend({ problem: z.string() })]),
  ),
})
type Known = z.infer<typeof state>['files']

/**
 * Brings every file, prepared for the site, into the cache, which stores it under its hash. A file whose record has
 * not changed is not requested again. A file that the CMS lists but does not have, or that the site does not
 * accept, is a problem of the entries that use it. If the CMS does not answer, this throws.
 */
export async function fetchMedia(options: MediaOptions): Promise<FetchedMedia> {
  const { urls, list, cacheDir, onFile } = options
  await mkdir(blobsOf(cacheDir), { recursive: true })
  const unchanged = [...(options.known ?? [])].filter(([url]) => urls.has(url))
  const media: FetchedMedia = { files: new Map(unchanged), problems: new Map(), downloaded: 0 }
  const wanted = [...urls].filter((url) => !media.files.has(url))
  if (wanted.length === 0) return media
  const known = await readState(cacheDir)
  const limit = createLimit(CONCURRENCY)
  const http = createHttp({ ...options, body: 'stream', timeoutMs: TIMEOUT_MS })
  const next: Known = {}

  const bring = async (url: string, record: FileRecord | undefined) => {
    if (!record) return media.problems.set(url, 'is not in the media library of the CMS')
    const last = next[url] ?? known[url]
    const kept = last && isSame(last, record) && (await isWhole(cacheDir, last)) ? last : undefined
    const { updatedAt, size } = record
    const got = kept ?? { updatedAt, size, ...(await download({ url, record, http, options })) }
    if ('lost' in got) return media.problems.set(url, got.lost)
    if (!kept) media.downloaded += 1
    next[url] = got
    if ('problem' in got) return media.problems.set(url, got.problem)
    const focus = record.focalPoint ?? undefined
    media.files.set(url, { name: fileNameOf(url), ...got.file, ...(focus && { focus }) })
    media.problems.delete(url)
    onFile?.(media.files.size, urls.size)
  }
  const bringAll = async (some: Iterable<string>) => {
    const records = await list()
    await Promise.all([...some].map((url) => limit(() => bring(url, records.get(url)))))
  }

  try {
    await bringAll(wanted)
    if (media.problems.size > 0) await bringAll([...media.problems.keys()])
  } finally {
    await writeState(cacheDir, { ...known, ...next })
  }
  return media
}

/** Where the bytes of a file lie. */
export function cachedPath(cacheDir: string, { sha256 }: Pick<MediaFile, 'sha256'>): string {
  return join(blobsOf(cacheDir), sha256)
}

/** Forgets the files that are no longer used. */
export async function pruneMedia(cacheDir: string, { files, problems }: Media): Promise<void> {
  const known = await readState(cacheDir)
  const kept = Object.entries(known).filter(([url]) => files.has(url) || problems.has(url))
  await writeState(cacheDir, Object.fromEntries(kept))
  const used = new Set([...files.values()].map(({ sha256 }) => sha256))
  for (const name of await readdir(blobsOf(cacheDir))) {
    if (!used.has(name)) await rm(join(blobsOf(cacheDir), name))
  }
}

const blobsOf = (cacheDir: string) => join(cacheDir, 'pull', 'media')
const stateOf = (cacheDir: string) => join(cacheDir, 'pull', 'media.json')

function isSame(last: Known[string], record: FileRecord): boolean {
  return last.updatedAt === record.updatedAt && last.size === record.size
}

/** What was refused is not kept, and need not be. */
async function isWhole(cacheDir: string, last: Known[string]): Promise<boolean> {
  if ('problem' in last) return true
  const found = await stat(cachedPath(cacheDir, last.file)).catch(() => undefined)
  return found?.size === last.file.bytes
}

type Download = {
  url: string
  record: FileRecord
  http: ReturnType<typeof createHttp>
  options: MediaOptions
}

/** The file that is now in the cache, or why the site does not use it; `lost` if the CMS does not return it. */
type Downloaded = { file: Omit<MediaFile, 'name'> } | { problem: string } | { lost: string }

async function download({ url, record, http, options }: Download): Promise<Downloaded> {
  // Written as it arrives, and named by what arrived: `writeWhole` needs bytes and name before.
  const temporary = join(blobsOf(options.cacheDir), `.${randomUUID()}`)
  try {
    const sent = await receive({ url, http, options }, temporary)
    if (!('sha256' in sent)) return sent
    const { bytes } = sent
    if (Math.abs(bytes / 1000 - record.size) > 0.01) {
      return { lost: `has ${bytes} bytes where the CMS lists ${record.size} kB: upload it again` }
    }
    const file = await prepareFile(temporary, sent)
    if ('problem' in file) return file
    await rename(temporary, cachedPath(options.cacheDir, file))
    return { file }
  } finally {
    await rm(temporary, { force: true })
  }
}

/** What came of a file: its size and hash, or why it is not used. */
type Received = { bytes: number; sha256: string } | Exclude<Downloaded, { file: unknown }>

async function receive(
  { url, http, options }: Omit<Download, 'record'>,
  to: string,
  triesLeft = 2,
): Promise<Received> {
  const request = { method: 'GET', url: new URL(url, `${options.base}/`).href }
  try {
    const { body } = await http.raw(request.url, { responseType: 'stream', signal: options.signal })
    const hash = createHash('sha256')
    let bytes = 0
    const count = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(bytes > FILE_LIMITS.filmBytes ? new TooLargeError() : null, chunk)
      },
    })
    await pipeline(body ?? new Blob([]).stream(), count, createWriteStream(to))
    return { bytes, sha256: hash.digest('hex') }
  } catch (error) {
    if (error instanceof TooLargeError) return { problem: error.message }
    if (error instanceof FetchError) {
      const gone = error.status === 404 || error.status === 403 || error.status === 410
      if (gone) {
        return {
          lost: `can't be downloaded (${error.status} ${error.statusText}): upload it again`,
        }
      }
      throw fromFetchError(request, error)
    }
    if (options.signal?.aborted || isDiskError(error)) throw error
    if (triesLeft > 1) return receive({ url, http, options }, to, triesLeft - 1)
    throw new CmsError({ ...request, ...explainNoAnswer(error), cause: error })
  }
}

const isDiskError = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined

/** A file that does not end: no kind of file may be so large. */
class TooLargeError extends Error {
  override name = 'TooLargeError'
  constructor() {
    super(`takes more than ${Math.floor(FILE_LIMITS.filmBytes / 1e6)} MB: upload a smaller one`)
  }
}

async function readState(cacheDir: string): Promise<Known> {
  const last = await readJson(stateOf(cacheDir), state)
  // Where nothing is known, every file is downloaded.
  return last?.code === fileCodeVersion() ? last.files : {}
}

async function writeState(cacheDir: string, files: Known): Promise<void> {
  await writeWhole(stateOf(cacheDir), stableJson({ code: fileCodeVersion(), files }))
}
