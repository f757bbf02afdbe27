import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { formsFiles } from '#src/lead/forms-file.ts'
import { sha256 } from '#src/lib/hash.ts'
import { ratesFile } from '#src/models/whole-site/rates.ts'
import { feedFiles } from './feeds.ts'
import type { FileTable } from './file-table.ts'
import { filesBelow } from './files-below.ts'
import { headersFile } from './headers.ts'
import { type OutputPage, type OutputSite, pageFile } from './output-site.ts'
import { redirectFiles } from './redirects-file.ts'
import { robots } from './sitemap.ts'

/** The documents of all pages, from the page store. */
export const pageTable = (
  pages: (Pick<OutputPage, 'path'> & { hash: string })[],
  storedFile: (hash: string) => string,
): FileTable =>
  new Map(
    pages.map((page) => [
      pageFile(page),
      { hash: page.hash, content: { linkTo: storedFile(page.hash) } },
    ]),
  )

/** Every file of the media table, under its path in the output. */
export const mediaTable = (media: Record<string, MediaFile>, mediaDir: string): FileTable =>
  new Map(
    Object.values(media).map((file) => [
      mediaPath(file).slice(1),
      { hash: file.sha256, content: { copyOf: join(mediaDir, file.name) } },
    ]),
  )

/** Files that are served unchanged; none if the folder is missing. */
export const folderTable = async (folder: string): Promise<FileTable> => {
  const paths = await filesBelow(folder)
  return copyTable(paths.map((path) => [path, join(folder, path)]))
}

/** Files by the files that they are copies of. */
export const copyTable = async (
  copies: Iterable<readonly [path: string, copyOf: string]>,
): Promise<FileTable> =>
  new Map(
    await Promise.all(
      [...copies].map(
        async ([path, copyOf]) =>
          [path, { hash: sha256(await readFile(copyOf)), content: { copyOf } }] as const,
      ),
    ),
  )

/** What the site has once, and what does not grow with its pages: rules for Netlify, feeds, forms. */
export const siteTexts = (site: OutputSite, origin: string) => ({
  ...redirectFiles(site),
  ...feedFiles(site.feeds, origin),
  ...ratesFile(site.rates),
  ...formsFiles(site.forms),
  _headers: headersFile(),
  'robots.txt': robots(origin),
})

/** Files by their texts. */
export const textTable = (texts: Record<string, string>): FileTable =>
  new Map(
    Object.entries(texts).map(([path, text]) => [path, { hash: sha256(text), content: { text } }]),
  )
