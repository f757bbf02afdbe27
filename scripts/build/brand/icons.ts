import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sha256 } from '#src/lib/hash.ts'
import { replaceFolder } from '#src/lib/swap-folder.ts'

/** What the build makes of one picture, by name at the root of the site. */
export const ICONS = {
  /** Asked for by browsers and crawlers without a link. */
  ico: 'favicon.ico',
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
} as const

/** Changes with what is drawn, so that no icon of an earlier build is taken. */
const DRAWING = 2

const ICO_SIZES = [16, 32, 48]
/** The bytes that an ICO file has before its pictures: once, and for each of them. */
const ICO_HEADER = 6
const ICO_ENTRY = 16

/** The share of a maskable icon that no system cuts off. */
const SAFE = 0.8
/** The pixels per inch at which a unit of a drawing is a pixel. */
const UNIT_DENSITY = 72

const LARGE = 512

/** A picture that no icon can be made of. */
export class IconError extends Error {
  override name = 'IconError'
}

/**
 * Makes the icons of the site: for tabs, for telephones, for what installs the site. What is made of a picture is
 * kept, and made once.
 *
 * @param source the picture, an SVG or one that sharp reads, and its name for the error.
 * @param folder where the icons are kept.
 * @returns the files, by their names in the output.
 * @throws IconError
 */
export const makeIcons = async (
  source: { name: string; bytes: Buffer },
  folder: string,
): Promise<Map<string, string>> => {
  const made = join(folder, sha256(Buffer.concat([Buffer.from([DRAWING]), source.bytes])))
  if (!existsSync(made)) {
    const icons = await draw(source.bytes).catch((cause: Error) => {
      throw new IconError(
        `No icon can be made of ${source.name}: ${cause.message}. Take a square SVG, or a square PNG of 512 pixels.`,
        { cause },
      )
    })
    await replaceFolder(made, async (unfinished) => {
      for (const [name, bytes] of icons) await writeFile(join(unfinished, name), bytes)
    })
  }
  return new Map(Object.values(ICONS).map((name) => [name, join(made, name)]))
}

const draw = async (bytes: Buffer): Promise<[string, Buffer][]> => {
  // At this density the longer side of a drawing, of whatever size, has the pixels of the largest icon.
  const { width, height } = await sharp(bytes).metadata()
  const density = (UNIT_DENSITY * LARGE) / Math.max(width, height)
  const at = (size: number) =>
    sharp(bytes, { density }).resize(size, size, { fit: 'contain', background: CLEAR })
  const ground = groundOf(await at(64).ensureAlpha().raw().toBuffer())
  const png = (image: sharp.Sharp) => image.png({ compressionLevel: 9 }).toBuffer()
  const inside = Math.round(LARGE * SAFE)
  const border = {
    before: Math.floor((LARGE - inside) / 2),
    after: Math.ceil((LARGE - inside) / 2),
  }
  const maskable = at(inside)
    .extend({
      ...{ top: border.before, left: border.before, bottom: border.after, right: border.after },
      background: ground,
    })
    .flatten({ background: ground })
  return [
    [ICONS.ico, icoFile(await Promise.all(ICO_SIZES.map((size) => png(at(size)))), ICO_SIZES)],
    [ICONS.apple, await png(at(180).flatten({ background: ground }))],
    [ICONS.small, await png(at(192))],
    [ICONS.large, await png(at(LARGE))],
    [ICONS.maskable, await png(maskable)],
  ]
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = { r: 255, g: 255, b: 255 }

/** What systems that show no transparency put around the icon: its own ground at the middle of its upper edge. */
const groundOf = (pixels: Buffer) => {
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(4 * (2 * 64 + 32))
  return alpha === 255 ? { r, g, b } : WHITE
}

/**
 * PNG pictures as one ICO file.
 *
 * @param pictures square ones of at most 255 pixels.
 * @param sizes their widths, in pixels.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
const icoFile = (pictures: Buffer[], sizes: number[]): Buffer => {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [index, { length }] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * index
    const size = sizes[index] as number
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += length
  }
  return Buffer.concat([head, ...pictures])
}
