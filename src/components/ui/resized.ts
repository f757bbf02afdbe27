import type { Image } from '#src/models/parts/media.ts'
import { type Box, EXTENTS, type Extent } from './extents.ts'

/** The windows that the crops are made for. */
export type Crop = 'desktop' | 'tablet' | 'mobile'

type Format = 'avif' | 'webp'

/** In px. A picture has the crops of wide windows too where it has none of its own for narrow ones. */
const WINDOWS: Record<Crop, { least: number; most: number }> = {
  mobile: { least: 320, most: 640 },
  tablet: { least: 320, most: 1024 },
  desktop: { least: 320, most: 1920 },
}

/**
 * Widths in device pixels. Each is four thirds of the one before, since each width costs a file and an address, and
 * farther steps would load more than 1.6 times the pixels that are shown.
 */
const WIDTHS = [90, 120, 160, 216, 288, 384, 512, 684, 912, 1216, 1620, 2160, 2880]

/**
 * At double density Chromium takes the nearest width, which may be the next smaller one: the `sizes` say so much
 * more that it has 0.95 of the pixels.
 */
export const MARGIN = 1.1
/** Above it no eye finds more. */
const DENSITY = 2

/** The page's column: as wide as the window but for its gutters, up to a width in rem. */
const COLUMN = { vw: 92, rem: 84 }
const REM = 16

const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i
/** An AVIF of quality 50 looks like a WebP of 75, which is the default of the endpoint. */
const QUALITY: Record<Format, string> = { avif: '&q=50', webp: '' }

const BLUR_WIDTH = 32
const POSTER_WIDTH = 1440
const THUMBNAIL_WIDTH = 384
/** Across an A4 page at more than 150 dots an inch. */
const PAPER_WIDTH = 1440
/** The window whose picture browsers get that know no AVIF. */
const USUAL_WINDOW = 1440

/**
 * The attributes of a picture in the widths and the format that suit it, made by Netlify's image endpoint.
 * Drawings (SVG) have none: they suit every width; nor has a file that is not on the site yet.
 *
 * @see https://docs.netlify.com/image-cdn/overview/
 */
export const resized = (
  image: Image,
  { extent, crop, format }: { extent: Extent; crop: Crop; format: Format },
): { srcSet?: string; sizes?: string } => {
  if (!RASTER.test(image.src)) return {}
  const boxes = boxesOf(extent, crop)
  const widths = fitting(image, widthsFor(image, boxes, WINDOWS[crop]))
  return {
    srcSet: widths.map((width) => `${address(image, width, format)} ${width}w`).join(', '),
    sizes: boxes.map((box) => sizeOf(box, image)).join(', '),
  }
}

/** The picture as one file for browsers that don't know the formats above it. */
export const fallback = (image: Image, extent: Extent): string => {
  if (!RASTER.test(image.src)) return image.src
  const least = drawnWidth(boxIn(USUAL_WINDOW, boxesOf(extent, 'desktop')), image, {
    window: USUAL_WINDOW,
    height: 'least',
  })
  const width = WIDTHS.find((it) => it >= least) ?? WIDTHS.at(-1)
  return address(image, Math.min(width as number, image.width || Infinity), 'webp')
}

/** A small picture beside words. */
export const thumbnail = (image: Image): string =>
  RASTER.test(image.src) ? address(image, THUMBNAIL_WIDTH, 'webp') : image.src

/** For paper, whatever the density of the screen. */
export const onPaper = (image: Image): string =>
  RASTER.test(image.src) ? address(image, PAPER_WIDTH, 'webp') : image.src

/** The poster of a film, which has only one for all windows. */
export const asPoster = (image: Image): string =>
  RASTER.test(image.src) ? address(image, POSTER_WIDTH, 'avif') : image.src

/** A picture of a few pixels, which is stretched to a blur while the whole one is loading. */
export const blurred = (image: Image): string | undefined =>
  RASTER.test(image.src) ? `url("${address(image, BLUR_WIDTH, 'webp')}")` : undefined

const address = ({ src }: Image, width: number, format: Format): string =>
  `/.netlify/images?url=${src}&w=${width}&fm=${format}${QUALITY[format]}`

/** The widths in which a picture of this width is there. */
export const widthsUpTo = (own: number): number[] => fitting({ width: own }, [...WIDTHS, own])

/** Those that the file has, and its own width in place of those beyond it or just below. */
const fitting = ({ width: own }: Pick<Image, 'width'>, wanted: number[]): number[] => {
  if (own === 0 || wanted.every((width) => width <= own)) return wanted
  return [...wanted.filter((width) => width < own * 0.9), own]
}

const boxesOf = (extent: Extent, crop: Crop): Box[] => {
  const { boxes }: { boxes: Box[] } = EXTENTS[extent]
  return boxes.filter(({ from = 0 }) => from <= WINDOWS[crop].most)
}

/** From what the narrowest window shows to what the widest does at double density. */
const widthsFor = (
  image: Image,
  boxes: Box[],
  { least, most }: { least: number; most: number },
): number[] => {
  const windows = [least, most, ...boxes.flatMap(({ from = 0 }) => [from - 1, from])].filter(
    (window) => window >= least && window <= most,
  )
  const drawn = (height: 'least' | 'most') =>
    windows.map((window) => drawnWidth(boxIn(window, boxes), image, { window, height }))
  const low = Math.min(...drawn('least'))
  const high = Math.max(...drawn('most')) * DENSITY
  const last = WIDTHS.findIndex((width) => width >= high)
  const first = WIDTHS.findIndex((width) => width >= low)
  return WIDTHS.slice(first < 0 ? -1 : first, last < 0 ? undefined : last + 1)
}

const boxIn = (window: number, boxes: Box[]): Box =>
  boxes.find(({ from = 0 }) => from <= window) as Box

/** In px. */
const drawnWidth = (
  box: Box,
  image: Image,
  { window, height }: { window: number; height: 'least' | 'most' },
): number => {
  const whole = {
    window,
    page: Math.min((window * COLUMN.vw) / 100, COLUMN.rem * REM),
    rem: REM,
  }[box.of]
  const across = whole * box.width * covering(box, image)
  return Math.max(across, (box.height?.[height] ?? 0) * REM * ratioOf(image))
}

/** As `sizes` say it: in windows from a width on, so wide. */
const sizeOf = (box: Box, image: Image): string => {
  const factor = box.width * covering(box, image) * MARGIN
  const across = {
    window: `${round(100 * factor)}vw`,
    page: `min(${round(COLUMN.vw * factor)}vw, ${round(COLUMN.rem * factor)}rem)`,
    rem: `${round(factor)}rem`,
  }[box.of]
  const width = box.height
    ? `max(${across}, ${lengthOf(box.height)} * ${round(ratioOf(image) * MARGIN)})`
    : across
  return box.from ? `(min-width: ${box.from}px) ${width}` : width
}

const lengthOf = ({ least, middle, most }: NonNullable<Box['height']>): string =>
  middle ? `clamp(${least}rem, ${middle}, ${most}rem)` : `${most}rem`

/** How much wider than its box a picture is drawn that covers it. */
const covering = ({ shape }: Box, image: Image): number =>
  shape ? Math.max(1, ratioOf(image) / shape) : 1

/** Width by height; square where the file does not say. */
const ratioOf = ({ width, height }: Image): number => (width > 0 && height > 0 ? width / height : 1)

const round = (value: number): number => Math.round(value * 100) / 100
