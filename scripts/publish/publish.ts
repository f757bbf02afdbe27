import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { mendFolder, replaceFolder } from '#src/lib/swap-folder.ts'
import {
  buildFiles,
  buildTimestamp,
  LATEST_BUILD,
  type LatestBuild,
  readLatestBuild,
} from './build-manifest.ts'
import { checkWithNetlify } from './check-with-netlify.ts'
import { headersFile } from './headers.ts'
import { MissingPageError, pageFiles } from './page-files.ts'
import type { PublishedSite } from './published-site.ts'
import { redirectsFile } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'
import { filesBelow, type Staging, stage } from './stage.ts'

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
  await mendFolder(outDir)
  const previous = await readLatestBuild(outDir)
  const timestamp = buildTimestamp(previous, { id: buildId, now })
  let total = { files: 0, bytes: 0 }
  await replaceFolder(outDir, async (folder) => {
    total = await fill(folder, options, { id: buildId, timestamp })
  })
  return { timestamp, ...total }
}

const fill = async (
  folder: string,
  options: PublishOptions,
  build: LatestBuild,
): Promise<{ files: number; bytes: number }> => {
  const { site, origin, publicDir, renderedDir } = options
  const { latest, meta } = buildFiles(
    build,
    site.pages.map(({ path }) => path),
  )
  const staging = stage(folder)
  await copyPages(staging, options)
  await copyMedia(staging, options)
  await copyFolder(staging, join(renderedDir, '_next/static'), '_next/static')
  await copyFolder(staging, publicDir, '')
  await staging.write('_redirects', redirectsFile(site))
  await staging.write('_headers', headersFile())
  await checkWithNetlify(folder)
  await staging.write('sitemap.xml', sitemap(site, origin))
  await staging.write('robots.txt', robots(origin))
  await staging.write(meta.file, meta.text)
  await staging.write(LATEST_BUILD, latest)
  return staging.total()
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
