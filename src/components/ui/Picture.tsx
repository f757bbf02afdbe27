import type { Image, Picture as PictureModel } from '#src/models/media.ts'
import { blurred, type Extent, fallback, resized } from './resized.ts'

type PictureProps = {
  picture: PictureModel
  className?: string
  /** How much of the window it takes; a card's share unless told. */
  extent?: Extent
  /** For the picture that opens the page: it loads at once, all others as they come near. */
  priority?: boolean
}

/**
 * A picture in the crop that suits the width of the window. Sizes are set, so that nothing jumps. AVIF comes
 * in several widths; one WebP stands for browsers that don't know it.
 */
export const Picture = ({
  picture,
  className,
  extent = 'card',
  priority = false,
}: PictureProps) => {
  const { desktop, tablet, mobile, alt } = picture
  const background = extent === 'page' ? blurred(desktop) : undefined
  return (
    <picture>
      {mobile && (
        <source
          media="(max-width: 640px)"
          {...source(mobile, resized(mobile, { extent, format: 'avif', crop: 'mobile' }))}
        />
      )}
      {tablet && (
        <source
          media="(max-width: 1024px)"
          {...source(tablet, resized(tablet, { extent, format: 'avif', crop: 'tablet' }))}
        />
      )}
      <source {...source(desktop, resized(desktop, { extent, format: 'avif', crop: 'desktop' }))} />
      <img
        src={fallback(desktop, extent)}
        alt={alt}
        className={className}
        {...imageSize(desktop)}
        style={
          background
            ? { backgroundImage: background, backgroundSize: 'cover', backgroundPosition: 'center' }
            : undefined
        }
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** Drawings are taken as they are. */
const source = (image: Image, { srcSet, sizes }: ReturnType<typeof resized>) => ({
  ...(srcSet ? { type: 'image/avif', srcSet, sizes } : { srcSet: image.src }),
  ...imageSize(image),
})

/** Width and height of an image whose size is known. */
export const imageSize = ({ width, height }: Image): { width?: number; height?: number } =>
  width > 0 && height > 0 ? { width, height } : {}
