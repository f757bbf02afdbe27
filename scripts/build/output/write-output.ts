import { join } from 'node:path'
import type { MediaFile } from '#src/content/snapshot.ts'
import { MEDIA_FILE } from '#src/draft/published-media.ts'
import { sha256 } from '#src/lib/hash.ts'
import { stableJson } from '#src/lib/stable-json.ts'
import type { Problem } from '#src/models/entries/errors.ts'
import type { LatestBuild } from '#src/rebuild/latest-build.ts'
import { SOURCE_FILE, sourceFile } from '#src/rebuild/published.ts'
import { checkClashes } from './check-clashes.ts'
import {
  checkWithNetlify,
  refusedProblem,
  refusedRedirects,
  refusesRedirects,
} from './check-with-netlify.ts'
import { type FileTable, joinTables } from './file-table.ts'
import {
  BUILD_SECTION,
  type GenerationPlan,
  planGeneration,
  writeGeneration,
} from './generations.ts'
import { buildTimestamp, latestBuildFile, readLatestBuild } from './latest-build.ts'
import type { OutputSite } from './output-site.ts'
import { type OutputState, readState } from './output-state.ts'
import { type Sections, sectionOf } from './sections.ts'
import { mediaTable, siteTexts, textTable } from './site-files.ts'

export type OutputOptions = {
  site: OutputSite
  /** The files that grow with the pages. */
  languages: Sections
  /** The last build, if it is known. */
  previous: LatestBuild | undefined
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
  const { origin, outDir, cacheDir, now } = options
  const current = await readState(outDir, cacheDir)
  const { texts, refused } = await readableByNetlify(options.site, {
    origin,
    cacheDir,
    current,
  })
  const common = joinTables(
    options.assets.current,
    mediaTable(options.media, options.mediaDir),
    options.untouched,
    textTable(texts),
  )
  const sections: Sections = new Map([...options.languages, [OTHER_FILES, sectionOf(common)]])
  const id = sectionsId(sections)
  const before = (await readLatestBuild(outDir)) ?? options.previous
  const timestamp = buildTimestamp(before, { id, now })
  const build = joinTables(
    options.assets.kept,
    textTable(latestBuildFile({ id, timestamp })),
    textTable({
      [SOURCE_FILE]: sourceFile({ id, content: options.contentState }),
      [MEDIA_FILE]: stableJson(options.media),
    }),
  )
  sections.set(BUILD_SECTION, sectionOf(build))
  await checkClashes(sections, current)
  const generation = await planGeneration({ outDir, cacheDir }, sections, current)
  return { generation, build: { id, timestamp }, problems: refused.map(refusedProblem) }
}

/** The section of all files that no other section has. */
const OTHER_FILES = 'other files'

/**
 * Writes the output beside the old one and replaces the old one at the end.
 *
 * @throws MissingSourceError; the current output then stays as it was.
 */
export const writeOutput = async (plan: OutputPlan): Promise<WrittenOutput> => {
  const { generation, build } = plan
  const written = await writeGeneration(generation)
  return { buildId: build.id, timestamp: build.timestamp, ...written }
}

/** The text files of the site. Rules that the current output already has are not checked with Netlify again. */
const readableByNetlify = async (
  site: OutputSite,
  options: Pick<OutputOptions, 'origin' | 'cacheDir'> & { current: OutputState | undefined },
) => {
  const { origin, cacheDir, current } = options
  const texts = siteTexts(site, origin)
  const rules = textTable({ _redirects: texts._redirects, _headers: texts._headers })
  const files = await current?.filesOf(OTHER_FILES)
  if ([...rules].every(([path, { hash }]) => files?.get(path)?.hash === hash)) {
    return { texts, refused: [] }
  }
  const refused = await refusedRedirects(site.redirects, (text) =>
    refusesRedirects(text, join(cacheDir, 'netlify-redirects')),
  )
  const redirects = site.redirects.filter((rule) => !refused.has(rule))
  const readable = { ...site, redirects }
  const { _redirects, _headers, ...others } = refused.size > 0 ? siteTexts(readable, origin) : texts
  await checkWithNetlify({ _redirects, _headers }, join(cacheDir, 'netlify-rules'))
  return { texts: { _redirects, _headers, ...others }, refused: [...refused] }
}

const ID_LENGTH = 16

const sectionsId = (sections: Sections): string => {
  const lines = [...sections].map(([name, { digest }]) => `${name} ${digest}`).sort()
  return sha256(lines.join('\n')).slice(0, ID_LENGTH)
}
