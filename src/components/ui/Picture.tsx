import type { CSSProperties } from 'react'
import type { Image, Picture as PictureModel } from '#src/models/parts/media.ts'
import { EXTENTS, type Extent } from './extents.ts'
import { preloadPicture } from './preloads.ts'
import { blurred, type Crop, fallback, resized } from './resized.ts'

type PictureProps = {
  picture: PictureModel
  className?: string
  /** Where it stands. The default is a card in rows of three. */
  extent?: Extent
  /** For the picture that opens the page: it loads at once, all others as they come near. */
  priority?: boolean
}

/**
 * A picture in the crop that suits its place, or the width of the window. Sizes are set, so that nothing jumps. AVIF
 * comes in several widths; browsers without AVIF get one WebP.
 */
export const Picture = ({
  picture: given,
  className,
  extent = 'card',
  priority = false,
}: PictureProps) => {
  const picture = inPlace(given, extent)
  const { desktop, alt } = picture
  const background = 'blur' in EXTENTS[extent] ? blurred(desktop) : undefined
  const sources = cropsOf(picture).map(({ image, crop, media, alone }) => ({
    crop,
    media,
    alone,
    image,
    ...resized(image, { extent, format: 'avif', crop }),
  }))
  if (priority) {
    for (const { srcSet, sizes, alone } of sources) {
      if (srcSet) preloadPicture({ srcSet, sizes, media: alone })
    }
  }
  return (
    <picture>
      {sources.map(({ crop, media, image, srcSet, sizes }) => (
        <source
          key={crop}
          media={media}
          // Drawings are taken as they are.
          {...(srcSet ? { type: 'image/avif', srcSet, sizes } : { srcSet: image.src })}
          {...imageSize(image)}
        />
      ))}
      <img
        src={fallback(desktop, extent)}
        alt={alt}
        className={className}
        {...imageSize(desktop)}
        style={
          background
            ? {
                ...{ backgroundImage: background, backgroundSize: 'cover' },
                ...{ backgroundPosition: desktop.focus ?? 'center', ...focusStyle(picture) },
              }
            : focusStyle(picture)
        }
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

const inPlace = (picture: PictureModel, extent: Extent): PictureModel => {
  const place = EXTENTS[extent]
  if (!('crop' in place)) return picture
  return { ...picture, desktop: picture[place.crop] ?? picture.desktop, tablet: null, mobile: null }
}

const MIDDLE = '50% 50%'

/** What stays visible in each crop, for the rules in `base.css`; undefined for pictures whose middle does. */
export const focusStyle = ({
  desktop,
  tablet,
  mobile,
}: Pick<PictureModel, 'desktop'> & Partial<PictureModel>): CSSProperties | undefined => {
  if (![desktop, tablet, mobile].some((image) => image?.focus)) return undefined
  return {
    '--keep': desktop.focus ?? MIDDLE,
    ...(tablet && { '--keep-tablet': tablet.focus ?? MIDDLE }),
    ...(mobile && { '--keep-mobile': mobile.focus ?? MIDDLE }),
  } as CSSProperties
}

type CropOf = {
  crop: Crop
  image: Image
  /** The windows that take it, if none before it in the list does. */
  media?: string
  /** The windows that take it, without the others being asked. */
  alone?: string
}

const cropsOf = ({ desktop, tablet, mobile }: PictureModel): CropOf[] => {
  const phones = '(max-width: 640px)'
  const tablets = '(max-width: 1024px)'
  const abovePhones = '(min-width: 641px)'
  const crops: CropOf[] = []
  if (mobile) crops.push({ crop: 'mobile', image: mobile, media: phones, alone: phones })
  if (tablet) {
    const alone = mobile ? `${abovePhones} and ${tablets}` : tablets
    crops.push({ crop: 'tablet', image: tablet, media: tablets, alone })
  }
  const alone = tablet ? '(min-width: 1025px)' : mobile && abovePhones
  return [...crops, { crop: 'desktop', image: desktop, alone: alone ?? undefined }]
}

/** Width and height of an image whose size is known. */
export const imageSize = ({ width, height }: Image): { width?: number; height?: number } =>
  width > 0 && height > 0 ? { width, height } : {}
