import type { Element, ElementContent, Properties } from 'hast'
import { isFileName } from '#src/lib/markdown-pictures.ts'
import type { Image } from '#src/models/parts/media.ts'
import type { Extent } from './extents.ts'
import { imageSize } from './Picture.tsx'
import { fallback, resized } from './resized.ts'

/** The pictures of a page open together. */
const GALLERY = 'pictures'

/** A picture of running text as `Picture` has it: in AVIF of several widths, with its size, loaded as it comes near. */
export const pictureElement = (image: Image, alt: string): Element => {
  const extent = extentOf(image)
  const { srcSet, sizes } = resized(image, { extent, crop: 'desktop', format: 'avif' })
  const size = imageSize(image)
  const source = element('source', { type: 'image/avif', srcSet, sizes, ...size })
  const img = element('img', {
    src: fallback(image, extent),
    alt,
    ...size,
    loading: 'lazy',
    decoding: 'async',
  })
  return element('picture', {}, srcSet ? [source, img] : [img])
}

/**
 * A picture with a line for itself, with its title as caption. It opens large unless its editor lets it lead elsewhere;
 * one without words for those who do not see it cannot be opened, since its link would have no name.
 */
export const pictureFigure = (image: Image, img: Element, link?: Element): Element => {
  const opens = { href: image.src, dataGallery: GALLERY }
  const canOpen = !link && wordsFor(img) !== ''
  const framed = link ?? (canOpen ? element('a', opens, [img]) : img)
  const width = image.width > 0 ? `max-inline-size:${image.width}px` : undefined
  const shape = isUpright(image) ? 'upright' : undefined
  const { title } = img.properties
  const caption = typeof title === 'string' ? captionOf(title) : []
  return element('figure', { style: width, dataShape: shape }, [framed, ...caption])
}

/** What is said to those who do not see a picture; the name of its file tells them nothing. */
export const wordsFor = ({ properties: { alt } }: Element): string =>
  typeof alt === 'string' && !isFileName(alt) ? alt : ''

const captionOf = (caption: string): Element[] =>
  caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: caption }])]

export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

const isUpright = ({ width, height }: Image): boolean => height > width

const extentOf = (image: Image): Extent => (isUpright(image) ? 'text-upright' : 'text')
