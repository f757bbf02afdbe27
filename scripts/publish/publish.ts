import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { buildFiles, buildTimestamp, LATEST_BUILD, readLatestBuild } from './build-manifest.ts'
import { checkWithNetlify } from './check-with-netlify.ts'
import { headersFile } from './headers.ts'
import { MissingPageError, pageFiles } from './page-files.ts'
import type { PublishedSite } from './published-site.ts'
import { redirectsFile } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { filesBelow, type Staging, stage } from './stage.ts'
import { clearLeftovers, nextDir, recover, swapIn } from './swap.ts'

export type PublishOptions = {
  site: PublishedSite
  /** Next's static export. */
  renderedDir: string
  /** The folder that Netlify serves; replaced in whole. */
  outDir: string
  /** Files served untouched; may be missing. */
  publicDir: string
  mediaDir: string
  /** What of the media folder is published, by name. */
  media: Record<string, MediaFile>
  /** Scheme and host of the site, such as `https://mira.example`. */
  origin: string
  /** A hash of content and code. */
  buildId: string
  now: Date
}

export type Published = { timestamp: string; files: number; bytes: number }

/**
 * Makes the site that Netlify serves out of Next's export. It is written beside the old one, the
 * manifest last, and takes its place at the end: until then visitors have the old one, whole.
 *
 * @returns the time of the build, which an unchanged build id keeps, and what was written.
 * @throws MissingPageError, MissingMediaError, RedirectError, NetlifyRulesError, FileClashError
 */
export const publish = async (options: PublishOptions): Promise<Published> => {
  const { site, outDir, buildId, now } = options
  await recover(outDir)
  await clearLeftovers(outDir)
  const previous = await readLatestBuild(outDir)
  const timestamp = buildTimestamp(previous, { id: buildId, now })
  const paths = site.pages.map(({ path }) => path)
  const { latest, meta } = buildFiles({ id: buildId, timestamp }, paths)

  const staging = stage(nextDir(outDir))
  await mkdir(nextDir(outDir), { recursive: true })
  await copyPages(staging, options)
  await copyMedia(staging, options)
  await copyFolder(staging, join(options.renderedDir, '_next/static'), '_next/static')
  await copyFolder(staging, options.publicDir, '')
  await staging.write('_redirects', redirectsFile(site))
  await staging.write('_headers', headersFile())
  await checkWithNetlify(nextDir(outDir))
  await staging.write('sitemap.xml', sitemap(site, options.origin))
  await staging.write('robots.txt', robots(options.origin))
  await staging.write(meta.file, meta.text)
  await staging.write(LATEST_BUILD, latest)
  await swapIn(outDir)
  return { timestamp, ...staging.total() }
}

const copyPages = async (staging: Staging, options: PublishOptions): Promise<void> => {
  const { site, renderedDir } = options
  for (const page of site.pages) {
    for (const { source, target } of pageFiles(page, site.defaultLocale)) {
      const copied = await staging.copy(join(renderedDir, source), target)
      if (copied === 'missing') throw new MissingPageError(page.path, source)
    }
  }
}

/** A media file that the content names and the media folder lacks. */
export class MissingMediaError extends Error {
  override name = 'MissingMediaError'
  constructor(name: string, mediaDir: string) {
    super(`The media file "${name}" is missing in ${mediaDir}. Pull the content again.`)
  }
}

const copyMedia = async (staging: Staging, options: PublishOptions): Promise<void> => {
  const { media, mediaDir } = options
  for (const file of Object.values(media)) {
    const copied = await staging.copy(join(mediaDir, file.name), mediaPath(file).slice(1))
    if (copied === 'missing') throw new MissingMediaError(file.name, mediaDir)
  }
}

const copyFolder = async (staging: Staging, folder: string, target: string): Promise<void> => {
  for (const file of await filesBelow(folder)) {
    await staging.copy(join(folder, file), target ? `${target}/${file}` : file)
  }
}
