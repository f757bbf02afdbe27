import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { packedFolder } from '#src/environment/functions.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import type { PlanLines } from '#src/models/parts/plan-geometry.ts'
import { SHARE_PICTURE, type SharePicture } from '#src/models/site/share-picture.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
const MARGIN = 72
/** Where fonts of the owner's own are: the function's package has them at the same place as the project. */
const THEME_FOLDER = packedFolder(process.env, 'src/site/theme')
/** The limit for pictures of the site; a larger one is not opened. */
const MOST_PIXELS = FILE_LIMITS.picturePixels
const { brand, marks, sharePicture } = theme.colours
const { ink: INK, paper: PAPER } = brand

type Font = { family: string; file: string }

const require = createRequire(import.meta.url)
const font = ({ family, file }: Font): Font => ({
  family,
  file: file.startsWith('./') ? resolve(THEME_FOLDER, file) : require.resolve(file),
})

/** The fonts of the theme, as files that Pango reads: it shapes Arabic and orders both directions. */
const LATIN = font(theme.pictureFonts.latin)
const CYRILLIC = font(theme.pictureFonts.cyrillic)
const ARABIC = font(theme.pictureFonts.arabic)

/** Pixels; the largest at which a title fits is taken. */
const TITLE_SIZES = [84, 72, 60, 50, 42]
const TITLE_HEIGHT = 300

/**
 * Draws a picture for sharing as a JPEG of 1200 by 630: the title large over a darkened photograph, or over the
 * ground colour, with the plan of the home if there is one. The same input returns the same bytes.
 *
 * @param photo an image file that sharp reads.
 */
export const drawPicture = async (
  { siteName, title, above, plan, dir }: SharePicture,
  photo?: Uint8Array,
): Promise<Buffer> => {
  const titled = await titleLayer(title)
  const titleTop = HEIGHT - MARGIN - titled.height
  const layers = [
    ...(plan && !photo ? [planLayer(plan, dir)] : []),
    shade(photo !== undefined),
    place(titled, { top: titleTop, dir }),
    place(await textLayer(siteName, { size: 40, color: PAPER }), { top: MARGIN - 12, dir }),
  ]
  if (above) {
    const line = await textLayer(above, { size: 30, color: sharePicture.line })
    layers.push(place(line, { top: titleTop - line.height - 24, dir }))
  }
  return ground(photo).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

const ground = (photo: Uint8Array | undefined) =>
  photo
    ? sharp(photo, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'attention' })
    : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } })

/** Darkens the photograph behind the title; without a photograph, a line of light on the background. */
const shade = (overPhoto: boolean): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${INK}" stop-opacity="${overPhoto ? 0.62 : 0}"/>
        <stop offset="0.32" stop-color="${INK}" stop-opacity="${overPhoto ? 0.22 : 0}"/>
        <stop offset="1" stop-color="${brand.shade}" stop-opacity="${overPhoto ? 0.94 : 0.7}"/>
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#g)"/>
    </svg>`,
  ),
  top: 0,
  left: 0,
})

/** Where the title leaves most room: at the end of its lines. */
const PLAN = { width: 640, height: HEIGHT - 2 * MARGIN }

const planLayer = (plan: PlanLines, dir: SharePicture['dir']): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PLAN.width}" height="${PLAN.height}"
      viewBox="0 0 ${plan.width} ${plan.height}">
      <path d="${plan.outside}" fill="${marks.garden}" fill-opacity="0.35"/>
      <path d="${plan.pools}" fill="${marks.pool}" fill-opacity="0.6"/>
      <path d="${plan.walls}" fill="${PAPER}"/>
      <path d="${plan.gaps}${plan.floors}" fill="${sharePicture.planFloor}"/>
      <path d="${plan.wet}" fill="${sharePicture.planWet}"/>
      <path d="${plan.panes}${plan.stairs}" fill="none" stroke="${PAPER}" stroke-width="3"/>
    </svg>`,
  ),
  top: MARGIN,
  left: dir === 'rtl' ? MARGIN : WIDTH - MARGIN - PLAN.width,
})

type Layer = { input: Buffer; width: number; height: number }

const place = (
  { input, width }: Layer,
  { top, dir }: { top: number; dir: SharePicture['dir'] },
): OverlayOptions => ({ input, top, left: dir === 'rtl' ? WIDTH - MARGIN - width : MARGIN })

const titleLayer = async (title: string): Promise<Layer> => {
  let layer: Layer | undefined
  for (const size of TITLE_SIZES) {
    layer = await textLayer(title, { size, color: PAPER })
    if (layer.height <= TITLE_HEIGHT) return layer
  }
  return cut(layer as Layer)
}

/** A title of more than a dozen lines: its first ones. */
const cut = async ({ input, width }: Layer): Promise<Layer> => ({
  input: await sharp(input).extract({ left: 0, top: 0, width, height: TITLE_HEIGHT }).toBuffer(),
  width,
  height: TITLE_HEIGHT,
})

const textLayer = async (
  text: string,
  { size, color }: { size: number; color: string },
): Promise<Layer> => {
  const { family, file } = fontFor(text)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: WIDTH - 2 * MARGIN,
      rgba: true,
      dpi: 72,
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const fontFor = (text: string): Font => {
  if (/\p{Script=Arabic}/u.test(text)) return ARABIC
  return /\p{Script=Cyrillic}/u.test(text) ? CYRILLIC : LATIN
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
