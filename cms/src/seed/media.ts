import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { extname, join, parse } from 'node:path'
import type { Core } from '@strapi/strapi'
import { type DemoEntry, walkReferences } from './demo-entry.ts'
import { documentId } from './document-id.ts'
import { type Folder, mediaFolders } from './media-folders.ts'
import { SeedError } from './seed-error.ts'
import { tellProgress } from './tell-progress.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** A file of the media library: its id, and its address such as `/uploads/plan_0a1b2c3d4e.png`. */
export type SeededFile = { id: number; url: string }

/**
 * Brings every file that the demo content names into the media library, byte by byte, into the folder of
 * the first type that names it, and returns them by name. It does not use Strapi's own upload, which
 * makes random names and smaller copies of each picture, so two seeds would differ.
 */
export async function seedMedia(
  strapi: Core.Strapi,
  entries: DemoEntry[],
  folder: string,
): Promise<Map<string, SeededFile>> {
  const files = new Map<string, SeededFile>()
  const folderOf = mediaFolders(strapi)
  const all = [...named(entries)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, entry] of all) {
    await tellProgress('files', files.size, all.length)
    if (!existsSync(join(folder, name))) {
      throw new SeedError(entry, `names the file "${name}", which is not in demo/media.`)
    }
    const mime = TYPES[extname(name)]
    if (!mime) {
      const known = Object.keys(TYPES).join(', ')
      throw new SeedError(entry, `names the file "${name}". Its ending must be one of ${known}.`)
    }
    const place = await folderOf(entry.type)
    files.set(name, await addFile(strapi, { path: join(folder, name), mime, place }))
  }
  return files
}

/** The files that the entries name, each with the first entry that does. */
function named(entries: DemoEntry[]): Map<string, DemoEntry> {
  const files = new Map<string, DemoEntry>()
  for (const entry of entries) {
    walkReferences([entry.shared, entry.locales], {
      media: (name) => void (files.has(name) || files.set(name, entry)),
    })
  }
  return files
}

/** The content is part of the file's address, so that changed content has a new one. */
async function addFile(
  strapi: Core.Strapi,
  { path, mime, place }: { path: string; mime: string; place: Folder },
): Promise<SeededFile> {
  const { base, name, ext } = parse(path)
  const content = readFileSync(path)
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const file = {
    documentId: documentId('file', base),
    name: base,
    hash: `${name}_${digest}`,
    ext,
    mime,
    size: Math.round(content.length / 10) / 100,
    sizeInBytes: content.length,
    folder: place.id,
    folderPath: place.path,
    provider: strapi.config.get('plugin::upload.provider'),
    url: undefined as string | undefined,
    getStream: () => createReadStream(path),
  }
  await strapi.plugin('upload').service('provider').upload(file)
  const size = mime.startsWith('image/')
    ? await strapi.plugin('upload').service('image-manipulation').getDimensions(file)
    : {}
  const { getStream, ...row } = file
  const { id } = await strapi.db
    .query('plugin::upload.file')
    .create({ data: { ...row, ...size, formats: null } })
  return { id, url: file.url as string }
}
