import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { GoodFile } from '#src/files/check-file.ts'
import { KINDS, type KindName } from '#src/files/kinds.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { createLimit } from '#src/lib/limit.ts'

/** Good for every page: side by side, nobody sees a difference from the original. */
const QUALITY = 85

/** A picture that cannot be decoded, by what sharp says of it. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError'
}

export type Reduced = { kind: KindName; width: number; height: number; bytes: Uint8Array }

/** One at a time: decoding a picture takes more memory than all the rest of a pull. */
const alone = createLimit(1)

/**
 * A picture at most as large as pages show it: as JPEG, or as WebP where it may be seen through. The same
 * bytes and the same version of sharp give the same bytes.
 *
 * @returns undefined if the picture is used as it is.
 * @throws BrokenPictureError; any other error is the machine's and says nothing of the picture.
 */
export const reducePicture = async (
  path: string,
  file: GoodFile,
  size: number,
): Promise<Reduced | undefined> => {
  const { width, height, frames, kind } = file
  const { publishedSide, publishedBytes, picturePixels } = FILE_LIMITS
  if (KINDS[kind].role !== 'picture' || kind === 'ico' || frames > 1) return undefined
  const isLarge = Math.max(width ?? 0, height ?? 0) > publishedSide
  if (!isLarge && size <= publishedBytes) return undefined

  const { default: sharp } = await import('sharp')
  return alone(async () => {
    const source = file.bytes ?? (await readFile(path))
    const { data, info, hasAlpha } = await reduced(
      sharp(source, { limitInputPixels: picturePixels, sequentialRead: true }),
    ).catch((cause: Error) => {
      throw new BrokenPictureError(cause.message, { cause })
    })
    if (!isLarge && data.length >= size) return undefined
    const { width, height } = info
    return { kind: hasAlpha ? 'webp' : 'jpeg', width, height, bytes: data }
  })
}

const reduced = async (picture: Sharp) => {
  const { publishedSide } = FILE_LIMITS
  const { hasAlpha } = await picture.metadata()
  const smaller = picture.autoOrient().resize({
    width: publishedSide,
    height: publishedSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const encoded = hasAlpha
    ? smaller.webp({ quality: QUALITY })
    : smaller.jpeg({ quality: QUALITY, progressive: true })
  return { hasAlpha, ...(await encoded.toBuffer({ resolveWithObject: true })) }
}
