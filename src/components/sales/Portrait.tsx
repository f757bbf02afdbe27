import type { Advisor } from '#src/models/parts/sales.ts'
import type { Extent } from '../ui/extents.ts'
import { focusStyle, imageSize } from '../ui/Picture.tsx'
import { fallback, resized } from '../ui/resized.ts'

type PortraitProps = {
  portrait: Advisor['portrait']
  extent: Extent
  className: string | undefined
}

/** The face of a person beside the name, if there is one. */
export const Portrait = ({ portrait, extent, className }: PortraitProps) =>
  portrait && (
    <img
      src={fallback(portrait, extent)}
      {...resized(portrait, { extent, crop: 'desktop', format: 'webp' })}
      alt=""
      {...imageSize(portrait)}
      style={focusStyle({ desktop: portrait })}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
