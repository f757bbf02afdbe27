import { get } from '#src/lib/get.ts'
import {
  type SharePicture,
  sharePictureFile,
  sharePicturePath,
} from '#src/models/whole-site/share-picture.ts'
import { drawPicture } from './draw-picture.ts'

/** For each of two tries to read a file of the site. */
const TIMEOUT_MS = 5_000

const A_YEAR = 31_536_000

/** A picture never changes under its address, which contains the hash of its content. */
const FOR_EVER = {
  'content-type': 'image/jpeg',
  'cache-control': `public, max-age=${A_YEAR}, immutable`,
  'netlify-cdn-cache-control': `public, durable, immutable, max-age=${A_YEAR}`,
}

/**
 * The picture of the page whose path is `page` in the query. Its content is read from the site itself, so nobody can
 * have their own words drawn; an address with another `version` is redirected to the current one.
 *
 * @param fetch reads files of the site.
 */
export const answer = async (
  request: Request,
  fetch: typeof globalThis.fetch,
): Promise<Response> => {
  const { origin, searchParams } = new URL(request.url)
  const page = searchParams.get('page') ?? ''
  const picture = await pictureOf(page, origin, fetch)
  if (!picture) return new Response('There is no such page.', { status: 404 })
  if (searchParams.get('version') !== picture.version) {
    const location = sharePicturePath(page, picture.version)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
  }
  const photo = picture.photo && (await photoOf(picture.photo, origin, fetch))
  const drawn = await drawOver(photo || undefined, picture)
  return new Response(new Uint8Array(drawn), { headers: FOR_EVER })
}

/** A photograph that cannot be drawn leaves the plain ground: the title is what matters. */
const drawOver = async (photo: Uint8Array | undefined, picture: SharePicture): Promise<Buffer> => {
  if (!photo) return drawPicture(picture)
  return drawPicture(picture, photo).catch((error: Error) => {
    console.warn(`The photograph ${picture.photo} cannot be drawn: ${error.message}`)
    return drawPicture(picture)
  })
}

const pictureOf = async (
  page: string,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<SharePicture | undefined> => {
  const response = await get(`${origin}/${sharePictureFile(page)}`, {
    timeoutMs: TIMEOUT_MS,
    fetch,
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new SiteFileError(response)
  const pictures = (await response.json()) as Record<string, SharePicture>
  return Object.hasOwn(pictures, page) ? pictures[page] : undefined
}

const photoOf = async (
  path: string,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<Uint8Array> => {
  const response = await get(origin + path, { timeoutMs: TIMEOUT_MS, fetch })
  if (!response.ok) throw new SiteFileError(response)
  return new Uint8Array(await response.arrayBuffer())
}

/** A file of the site cannot be read. */
class SiteFileError extends Error {
  override name = 'SiteFileError'
  constructor({ url, status }: Response) {
    super(`The site's file ${url} cannot be read: ${status}.`)
  }
}
