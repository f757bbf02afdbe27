import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { HEAD_BYTES, KINDS, kindOf } from '#src/files/kinds.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { sha256 } from '#src/lib/hash.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { contentType } from './file-response.ts'
import { decodedPath, findFile } from './find-file.ts'

const ENDPOINT = '/.netlify/images'

/** More than every picture of the demo takes in all its widths. */
const MAX_BYTES = 300_000_000

/** The encoder's least effort but one: files as small as with its default, made in a tenth of the time. */
const AVIF_EFFORT = 1

const FITS = { contain: 'inside', cover: 'cover', fill: 'fill' } as const
const pixels = z.coerce.number().int().min(1).max(8192).optional()
const querySchema = z.object({
  url: z.string(),
  w: pixels,
  h: pixels,
  fit: z.enum(['contain', 'cover', 'fill']).default('contain'),
  position: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  fm: z.enum(['avif', 'webp', 'jpg', 'png', 'gif']).optional(),
  q: z.coerce.number().int().min(1).max(100).default(75),
})
type Wanted = z.infer<typeof querySchema>

export type Images = (request: Request) => Promise<Response | undefined>

/**
 * The image service of Netlify's CDN for the site's own pictures. What was made is kept in a folder under
 * the hash of the source and of what was asked; the oldest goes when there is too much.
 *
 * @returns undefined for a request that is for something else.
 * @see https://docs.netlify.com/build/image-cdn/overview/
 */
export const createImages = async (options: {
  outDir: string
  keptDir: string
  maxBytes?: number
}): Promise<Images> => {
  const { outDir, keptDir, maxBytes = MAX_BYTES } = options
  await mkdir(keptDir, { recursive: true })
  await dropOldest(keptDir, maxBytes)
  const inTheMaking = new Map<string, Promise<Buffer>>()

  return async (request) => {
    const { pathname, searchParams, origin } = new URL(request.url)
    if (pathname !== ENDPOINT) return undefined
    const query = querySchema.safeParse(Object.fromEntries(searchParams))
    if (!query.success) return refuse(400, z.prettifyError(query.error))
    const source = new URL(query.data.url, origin)
    if (source.origin !== origin) return refuse(403, 'Pictures of other sites are not resized.')
    const found = await findFile(outDir, decodedPath(source.pathname) ?? '')
    if (found.status !== 'file') return refuse(404, `There is no ${source.pathname}.`)

    const bytes = await readFile(found.file.path)
    const kind = kindOf(bytes.subarray(0, HEAD_BYTES))
    if (!kind || KINDS[kind].role !== 'picture') {
      return refuse(415, `${source.pathname} is no picture that can be resized.`)
    }
    const wanted = { ...query.data, fm: query.data.fm ?? accepted(request) }
    const name = `${sha256(`${sha256(bytes)} ${JSON.stringify(wanted)}`)}.${wanted.fm}`
    const making = inTheMaking.get(name) ?? kept(join(keptDir, name), () => resize(bytes, wanted))
    inTheMaking.set(name, making)
    try {
      return new Response(new Uint8Array(await making), {
        headers: { 'content-type': contentType(name), 'cache-control': 'public, max-age=31536000' },
      })
    } catch (error) {
      return refuse(422, `${source.pathname} cannot be resized: ${(error as Error).message}`)
    } finally {
      inTheMaking.delete(name)
    }
  }
}

const refuse = (status: number, message: string): Response =>
  new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Where the address names no format, Netlify takes the best that the browser knows. */
const accepted = (request: Request): 'avif' | 'webp' | 'jpg' => {
  const accept = request.headers.get('accept') ?? ''
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpg'
}

/** Pictures become smaller, never larger than they are. */
const resize = (bytes: Buffer, { w, h, fit, position, fm, q }: Wanted): Promise<Buffer> => {
  const resized = sharp(bytes, { limitInputPixels: FILE_LIMITS.picturePixels })
    .rotate()
    .resize({ width: w, height: h, fit: FITS[fit], position, withoutEnlargement: true })
  if (fm === 'avif') return resized.avif({ quality: q, effort: AVIF_EFFORT }).toBuffer()
  return resized.toFormat(fm ?? 'jpg', { quality: q }).toBuffer()
}

const kept = async (path: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  try {
    return await readFile(path)
  } catch {
    const made = await make()
    await writeWhole(path, made)
    return made
  }
}

const dropOldest = async (folder: string, maxBytes: number): Promise<void> => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name)
      // Another preview may remove or rename it meanwhile.
      const { size, mtimeMs } = (await stat(path).catch(() => undefined)) ?? { size: 0, mtimeMs: 0 }
      return { path, size, mtimeMs }
    }),
  )
  let bytes = 0
  for (const { path, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size
    if (bytes > maxBytes) await rm(path, { force: true })
  }
}
