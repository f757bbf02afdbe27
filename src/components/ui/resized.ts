import type { Image } from '#src/models/parts/media.ts'

/** How much of the window a picture takes: all of it, about half, a card's share, or a face beside a name. */
export type Extent = 'page' | 'half' | 'card' | 'face'

/** The windows that the crops are made for; a phone's picture is as wide as the window whatever its place. */
export type Crop = 'desktop' | 'tablet' | 'mobile'

type Format = 'avif' | 'webp'

/**
 * Widths in device pixels. There are few, since each picture is made and cached once for each width, and each
 * width adds an address to the page.
 */
const WIDTHS: Record<Extent, Record<Crop, number[]>> = {
  page: { mobile: [480, 750, 1200], tablet: [1080, 1600], desktop: [828, 1440, 1920, 2560] },
  half: { mobile: [480, 828], tablet: [1080], desktop: [800, 1600] },
  card: { mobile: [480, 828], tablet: [480, 828], desktop: [480, 828] },
  face: { mobile: [144, 288], tablet: [144, 288], desktop: [144, 288] },
}

const SIZES: Record<Extent, Record<Crop, string>> = {
  page: { mobile: '100vw', tablet: '100vw', desktop: '100vw' },
  half: { mobile: '100vw', tablet: '100vw', desktop: '50vw' },
  card: {
    mobile: '100vw',
    tablet: '50vw',
    desktop: '(max-width: 640px) 100vw, (max-width: 1024px) 50vw, (max-width: 1440px) 33vw, 26rem',
  },
  face: { mobile: '72px', tablet: '72px', desktop: '72px' },
}

const RASTER = /\.(?:avif|gif|jpe?g|png|webp)$/i
/** An AVIF of quality 50 looks like a WebP of 75, which is the default of the endpoint. */
const QUALITY: Record<Format, string> = { avif: '&q=50', webp: '' }

const BLUR_WIDTH = 32
const POSTER_WIDTH = 1440
const THUMBNAIL_WIDTH = 480
/** Across an A4 page at more than 150 dots an inch. */
const PAPER_WIDTH = 1440
const FALLBACK_WIDTH: Record<Extent, number> = { page: 1440, half: 800, card: 828, face: 288 }

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
  const wanted = WIDTHS[extent][crop]
  const fitting = wanted.filter((width) => image.width === 0 || width < image.width)
  const widths =
    fitting.length < wanted.length && image.width > 0 ? [...fitting, image.width] : wanted
  return {
    srcSet: widths.map((width) => `${address(image, width, format)} ${width}w`).join(', '),
    sizes: SIZES[extent][crop],
  }
}

/** The picture as one file for browsers that don't know the formats above it. */
export const fallback = (image: Image, extent: Extent): string =>
  RASTER.test(image.src) ? address(image, FALLBACK_WIDTH[extent], 'webp') : image.src

/** A small picture beside words, in the width that a card of the same picture has on a phone. */
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
