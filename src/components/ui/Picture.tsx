import type { Image, Picture as PictureModel } from '#src/models/media.ts'

type PictureProps = {
  picture: PictureModel
  className?: string
  /** For the picture that opens the page: it loads at once, all others as they come near. */
  priority?: boolean
}

/** A picture in the crop that suits the width of the window. Sizes are set, so that nothing jumps. */
export const Picture = ({ picture, className, priority = false }: PictureProps) => {
  const { desktop, tablet, mobile, alt } = picture
  return (
    <picture>
      {mobile && <source media="(max-width: 640px)" srcSet={mobile.src} {...imageSize(mobile)} />}
      {tablet && <source media="(max-width: 1024px)" srcSet={tablet.src} {...imageSize(tablet)} />}
      <img
        src={desktop.src}
        alt={alt}
        className={className}
        {...imageSize(desktop)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** Width and height of an image whose size is known. */
export const imageSize = ({ width, height }: Image): { width?: number; height?: number } =>
  width > 0 && height > 0 ? { width, height } : {}
