import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { packedFolder } from '#src/environment/functions.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { SHARE_LOOK } from '#src/heads/share-look.ts'
import type { PlanLines } from '#src/models/parts/plan-geometry.ts'
import type { SharePicture } from '#src/models/whole-site/share-picture.ts'
import theme from '#src/site/theme/theme.json' with { type: 'json' }

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = SHARE_LOOK
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

/**
 * Draws a picture for sharing as a JPEG of 1200 by 630: the title large over a darkened photograph, or over the
 * ground colour, with the plan of the home if there is one. The same input returns the same bytes.
 *
 * @param photo an image file that sharp reads.
 */
export const drawPicture = async (
  { siteName, title, above, plan, dir, focus }: SharePicture,
  photo?: Uint8Array,
): Promise<Buffer> => {
  const titled = await titleLayer(title)
  const titleTop = HEIGHT - MARGIN - titled.height
  const layers = [
    ...(plan && !photo ? [planLayer(plan, { dir, room: titleTop - MARGIN - PLAN_GAP })] : []),
    shade(photo !== undefined),
    place(titled, { top: titleTop, dir }),
    place(await textLayer(siteName, { size: SHARE_LOOK.siteName.size, color: PAPER }), {
      ...{ top: SHARE_LOOK.siteName.top, dir },
    }),
  ]
  if (above) {
    const line = await textLayer(above, { size: SHARE_LOOK.above.size, color: sharePicture.line })
    layers.push(place(line, { top: titleTop - line.height - SHARE_LOOK.above.gap, dir }))
  }
  return (await ground(photo, focus))
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Without a focus, what is cut off of a photograph is what seems to matter least. */
const ground = async (photo: Uint8Array | undefined, focus: string | undefined): Promise<Sharp> => {
  if (!photo)
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } })
  const upright = sharp(photo, { limitInputPixels: MOST_PIXELS }).rotate()
  if (!focus) return upright.resize(WIDTH, HEIGHT, { fit: 'cover', position: 'attention' })
  const { autoOrient: is } = await upright.metadata()
  const scale = Math.max(WIDTH / is.width, HEIGHT / is.height)
  const width = Math.max(WIDTH, Math.round(is.width * scale))
  const height = Math.max(HEIGHT, Math.round(is.height * scale))
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat)
  return upright.resize(width, height, { fit: 'fill' }).extract({
    left: Math.round(((width - WIDTH) * x) / 100),
    top: Math.round(((height - HEIGHT) * y) / 100),
    ...{ width: WIDTH, height: HEIGHT },
  })
}

/** Without a photograph, only the lower edge is darkened. */
const OVER_GROUND = SHARE_LOOK.shade.map((one) => ({ ...one, opacity: one.offset === 1 ? 0.7 : 0 }))

type Stop = { offset: number; tone: 'ink' | 'shade'; opacity: number }

const stop = ({ offset, tone, opacity }: Stop): string =>
  `<stop offset="${offset}" stop-color="${brand[tone]}" stop-opacity="${opacity}"/>`

/** Darkens the photograph behind the title; without a photograph, a line of light on the background. */
const shade = (overPhoto: boolean): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
        ${(overPhoto ? SHARE_LOOK.shade : OVER_GROUND).map(stop).join('')}
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#g)"/>
    </svg>`,
  ),
  top: 0,
  left: 0,
})

/** Beside the name of the site, in pixels. */
const PLAN_WIDTH = 640
/** Between it and the title. */
const PLAN_GAP = 24

/** @param room how high it may be: no line of it goes through the title. */
const planLayer = (
  plan: PlanLines,
  { dir, room }: { dir: SharePicture['dir']; room: number },
): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PLAN_WIDTH}" height="${room}"
      viewBox="0 0 ${plan.width} ${plan.height}"
      preserveAspectRatio="${dir === 'rtl' ? 'xMin' : 'xMax'}YMid">
      <path d="${plan.outside}" fill="${marks.garden}" fill-opacity="0.35"/>
      <path d="${plan.pools}" fill="${marks.pool}" fill-opacity="0.6"/>
      <path d="${plan.walls}" fill="${PAPER}"/>
      <path d="${plan.gaps}${plan.floors}" fill="${sharePicture.planFloor}"/>
      <path d="${plan.wet}" fill="${sharePicture.planWet}"/>
      <path d="${plan.panes}${plan.stairs}" fill="none" stroke="${PAPER}" stroke-width="3"/>
    </svg>`,
  ),
  top: MARGIN,
  left: dir === 'rtl' ? MARGIN : WIDTH - MARGIN - PLAN_WIDTH,
})

type Layer = { input: Buffer; width: number; height: number }

const place = (
  { input, width }: Layer,
  { top, dir }: { top: number; dir: SharePicture['dir'] },
): OverlayOptions => ({ input, top, left: dir === 'rtl' ? WIDTH - MARGIN - width : MARGIN })

const titleLayer = async (title: string): Promise<Layer> => {
  for (const size of SHARE_LOOK.titleSizes) {
    const layer = await textLayer(title, { size, color: PAPER, wrap: 'word' })
    if (layer.height <= SHARE_LOOK.titleHeight && layer.width <= LINE + OVERHANG) return layer
  }
  const smallest = await textLayer(title, { size: SHARE_LOOK.titleSizes.at(-1), color: PAPER })
  return smallest.height <= SHARE_LOOK.titleHeight ? smallest : cut(smallest)
}

/** A title of more than a dozen lines: its first ones. A word that is longer than a line is broken. */
const cut = async ({ input, width }: Layer): Promise<Layer> => ({
  input: await sharp(input)
    .extract({ left: 0, top: 0, width, height: SHARE_LOOK.titleHeight })
    .toBuffer(),
  width,
  height: SHARE_LOOK.titleHeight,
})

/** The length of a line, and how far its outer letters may reach over it. */
const LINE = WIDTH - 2 * MARGIN
const OVERHANG = 8

/** What can be seen of a text: neither spaces nor marks that stand alone. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u

/** @param look.wrap `word` never breaks a word, so that the layer may be wider than a line. */
const textLayer = async (
  text: string,
  look: { size: number | undefined; color: string; wrap?: 'word' | 'word-char' },
): Promise<Layer> => {
  const { size, color, wrap = 'word-char' } = look
  if (!VISIBLE.test(text)) return NOTHING
  const { family, file } = fontFor(text)
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: LINE,
      wrap,
      rgba: true,
      dpi: 72,
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** The layer of a text that nobody sees. */
const NOTHING: Layer = {
  input: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  ...{ width: 1, height: 1 },
}

const fontFor = (text: string): Font => {
  if (/\p{Script=Arabic}/u.test(text)) return ARABIC
  return /\p{Script=Cyrillic}/u.test(text) ? CYRILLIC : LATIN
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
