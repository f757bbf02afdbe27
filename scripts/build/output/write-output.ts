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
import { checkFolders } from './folder-limit.ts'
import { type GenerationPlan, planGeneration, writeGeneration } from './generations.ts'
import { type LastBuild, writeLastBuild } from './last-build.ts'
import { publishableRedirects, readableRedirects } from './publishable-redirects.ts'
import type { PublishedSite } from './published-site.ts'
import { readFiles } from './published-state.ts'
import { redirectFiles } from './redirects.ts'
import { derivedTexts, folderTable, mediaTable, pageTable, textTable } from './site-files.ts'

export type OutputOptions = {
  site: PublishedSite
  /** The hash of each page by its path, and the code that rendered them. */
  manifest: PageHashes
  /** What was published before. */
  previous: LastBuild | undefined
  /** Where the rendered files of a page are, by its hash. */
  storedFiles: (hash: string) => { html: string; payload: string }
  /** The scripts and styles that pages of this code load. */
  assets: FileTable
  /** Those of earlier code, which tabs that are still open may ask for. */
  keptAssets: FileTable
  /** The folder that Netlify serves; replaced in whole. */
  outDir: string
  cacheDir: string
  /** Files served untouched; may be missing. */
  publicDir: string
  mediaDir: string
  /** What of the media folder is published, by name. */
  media: Record<string, MediaFile>
  /** Scheme and host of the site, such as `https://mira.example`. */
  origin: string
  now: Date
  /** The state of the CMS's content that the site shows; null without a CMS. */
  contentState: string | null
}

export type Published = {
  buildId: string
  timestamp: string
  files: number
  bytes: number
  /** What could not be published. */
  problems: Problem[]
}

/** What is to be published, before all of its pages are rendered. */
export type OutputPlan = {
  generation: GenerationPlan
  build: LatestBuild
  manifest: PageHashes
  /** What cannot be published. */
  problems: Problem[]
}

/**
 * Plans the site that Netlify serves: pages, scripts, media, rules for Netlify, sitemap and manifest. No page need be
 * rendered for that, and nothing of the site is written.
 *
 * The build's id is a hash of all files but those kept for open tabs: equal sites have equal ids, and keep their time.
 *
 * @throws FileClashError, FolderLimitError, RedirectError, NetlifyRulesError
 */
export const planOutput = async (options: OutputOptions): Promise<OutputPlan> => {
  const { manifest, outDir, cacheDir, now } = options
  const current = await readFiles(outDir, cacheDir)
  const untouched = await folderTable(options.publicDir)
  const possible = publishableRedirects(options.site, untouched.keys())
  const stand = (texts: Record<string, string>) =>
    [...textTable(texts)].every(([path, { hash }]) => current?.get(path)?.hash === hash)
  const { _redirects: wanted } = redirectFiles({ ...options.site, ...possible })
  const readable = stand({ _redirects: wanted })
    ? { ...possible, problems: [] }
    : await readableRedirects(possible.redirects, (text) =>
        refusesRedirects(text, join(cacheDir, 'netlify-redirects')),
      )
  const problems = [...possible.problems, ...readable.problems]
  const site = { ...options.site, redirects: readable.redirects }
  const derived = derivedTexts(site, options.origin)
  const { _redirects, _headers } = derived
  if (!stand({ _redirects, _headers })) {
    await checkWithNetlify({ _redirects, _headers }, join(cacheDir, 'netlify-rules'))
  }
  const siteTable = joinTables(
    pageTable(site, manifest.pages, options.storedFiles),
    options.assets,
    mediaTable(options.media, options.mediaDir),
    untouched,
    textTable(derived),
  )
  const id = tableId(siteTable)
  const before = (await readLatestBuild(outDir)) ?? options.previous?.build
  const timestamp = buildTimestamp(before, { id, now })
  const table = joinTables(
    siteTable,
    options.keptAssets,
    textTable(latestBuildFile({ id, timestamp })),
    textTable({
      [SOURCE_FILE]: sourceFile({ id, content: options.contentState }),
      [MEDIA_FILE]: stableJson(options.media),
    }),
  )
  checkFolders(table)
  const generation = await planGeneration({ outDir, cacheDir }, table, current)
  return { generation, build: { id, timestamp }, manifest, problems }
}

/**
 * Writes the site beside the old one, whose place it takes at the end.
 *
 * @throws MissingSourceError, and then what was published stays as it was.
 */
export const writeOutput = async (plan: OutputPlan): Promise<Published> => {
  const { generation, build, manifest, problems } = plan
  const written = await writeGeneration(generation)
  await writeLastBuild(generation.cacheDir, { build, ...manifest })
  return { buildId: build.id, timestamp: build.timestamp, ...written, problems }
}

const ID_LENGTH = 16

const tableId = (table: FileTable): string => {
  const lines = [...table].map(([path, { hash }]) => `${path} ${hash}`).sort()
  return sha256(lines.join('\n')).slice(0, ID_LENGTH)
}
