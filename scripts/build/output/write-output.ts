import { join } from 'node:path'
import type { MediaFile } from '#src/content/snapshot.ts'
import { MEDIA_FILE } from '#src/draft/published-media.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import { SOURCE_FILE, sourceFile } from '#src/rebuild/published.ts'
import type { PageHashes } from '../plan/plan.ts'
import {
  buildTimestamp,
  type LatestBuild,
  latestBuildFile,
  readLatestBuild,
} from './build-manifest.ts'
import { checkWithNetlify, refusesRedirects } from './check-with-netlify.ts'
import { type FileTable, joinTables } from './file-table.ts'
import { type GenerationPlan, planGeneration, writeGeneration } from './generations.ts'
import { type LastBuild, writeLastBuild } from './last-build.ts'
import type { OutputSite } from './output-site.ts'
import { type OutputFiles, readFiles } from './output-state.ts'
import { refusedProblem, refusedRedirects } from './refused-redirects.ts'
import { derivedTexts, mediaTable, pageTable, textTable } from './site-files.ts'

export type OutputOptions = {
  site: OutputSite
  /** The hash of each page by its path, and the code that rendered them. */
  hashes: PageHashes
  /** What the last build wrote. */
  previous: LastBuild | undefined
  /** Where the rendered files of a page are, by its hash. */
  storedFiles: (hash: string) => { html: string; payload: string }
  /** The scripts and styles that pages of this code load, and those of earlier code that open tabs may ask for. */
  assets: { current: FileTable; kept: FileTable }
  /** The folder that Netlify serves; replaced in whole. */
  outDir: string
  cacheDir: string
  /** Files served as they are. */
  untouched: FileTable
  mediaDir: string
  /** The files of the media folder that the output needs, by name. */
  media: Record<string, MediaFile>
  /** Scheme and host of the site, such as `https://mira.example`. */
  origin: string
  now: Date
  /** The state of the CMS's content that the site shows; null without a CMS. */
  contentState: string | null
}

export type WrittenOutput = {
  buildId: string
  timestamp: string
  files: number
  bytes: number
}

/** The planned output, before all of its pages are rendered. */
export type OutputPlan = {
  generation: GenerationPlan
  build: LatestBuild
  hashes: PageHashes
  /** The redirects that the output cannot contain. */
  problems: Problem[]
}

/**
 * Plans the output that Netlify serves: pages, scripts, media, rules for Netlify, sitemap and manifest. It needs no
 * rendered pages and writes nothing.
 *
 * The build's id is a hash of all files but those kept for open tabs: equal sites have equal ids, and keep their time.
 *
 * @throws FileClashError, NetlifyRulesError
 */
export const planOutput = async (options: OutputOptions): Promise<OutputPlan> => {
  const { origin, hashes, outDir, cacheDir, now } = options
  const current = await readFiles(outDir, cacheDir)
  const { site, texts, refused } = await readableByNetlify(options.site, {
    origin,
    cacheDir,
    current,
  })
  const siteTable = joinTables(
    pageTable(site, hashes.pages, options.storedFiles),
    options.assets.current,
    mediaTable(options.media, options.mediaDir),
    options.untouched,
    textTable(texts),
  )
  const id = tableId(siteTable)
  const before = (await readLatestBuild(outDir)) ?? options.previous?.build
  const timestamp = buildTimestamp(before, { id, now })
  const table = joinTables(
    siteTable,
    options.assets.kept,
    textTable(latestBuildFile({ id, timestamp })),
    textTable({
      [SOURCE_FILE]: sourceFile({ id, content: options.contentState }),
      [MEDIA_FILE]: stableJson(options.media),
    }),
  )
  const generation = await planGeneration({ outDir, cacheDir }, table, current)
  return { generation, build: { id, timestamp }, hashes, problems: refused.map(refusedProblem) }
}

/**
 * Writes the output beside the old one and replaces the old one at the end.
 *
 * @throws MissingSourceError; the current output then stays as it was.
 */
export const writeOutput = async (plan: OutputPlan): Promise<WrittenOutput> => {
  const { generation, build, hashes } = plan
  const written = await writeGeneration(generation)
  await writeLastBuild(generation.cacheDir, { build, ...hashes })
  return { buildId: build.id, timestamp: build.timestamp, ...written }
}

/** The text files of the site. Rules that the current output already has are not checked with Netlify again. */
const readableByNetlify = async (
  site: OutputSite,
  options: Pick<OutputOptions, 'origin' | 'cacheDir'> & { current: OutputFiles | undefined },
) => {
  const { origin, cacheDir, current } = options
  const texts = derivedTexts(site, origin)
  const rules = textTable({ _redirects: texts._redirects, _headers: texts._headers })
  if ([...rules].every(([path, { hash }]) => current?.get(path)?.hash === hash)) {
    return { site, texts, refused: [] }
  }
  const refused = await refusedRedirects(site.redirects, (text) =>
    refusesRedirects(text, join(cacheDir, 'netlify-redirects')),
  )
  const redirects = site.redirects.filter((rule) => !refused.has(rule))
  const readable = { ...site, redirects }
  const { _redirects, _headers, ...others } =
    refused.size > 0 ? derivedTexts(readable, origin) : texts
  await checkWithNetlify({ _redirects, _headers }, join(cacheDir, 'netlify-rules'))
  return { site: readable, texts: { _redirects, _headers, ...others }, refused: [...refused] }
}

const ID_LENGTH = 16

const tableId = (table: FileTable): string => {
  const lines = [...table].map(([path, { hash }]) => `${path} ${hash}`).sort()
  return sha256(lines.join('\n')).slice(0, ID_LENGTH)
}
