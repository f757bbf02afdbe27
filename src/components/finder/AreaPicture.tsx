import type { CSSProperties, ReactNode } from 'react'
import type { FinderHome } from '#src/models/parts/finder.ts'
import type { Image } from '#src/models/parts/media.ts'
import type { Outline } from '#src/models/parts/outlines.ts'
import type { Extent } from '../ui/extents.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './AreaPicture.module.css'
import { PATTERNS, toneOf } from './tones.ts'

export type Area = {
  outline: Outline
  href: string
  availability: FinderHome['availability']
  /** A few letters that stay on the picture. */
  mark: ReactNode
  /** Where the mark stands, if not in the middle. */
  beside?: { side: 'left' | 'right'; markTop: number }
  /** What the area is; shown beside it while it has the pointer or the focus. */
  children: ReactNode
}

type AreaPictureProps = {
  image: Image
  alt: string
  /** What the areas are, for screen readers. */
  label: string
  areas: Area[]
  extent: Extent
  /** For the picture that opens the page. */
  priority?: boolean
}

/**
 * A picture with areas that are links. Each area is as large as its box, with its shape as a drawing in it that alone
 * takes the pointer. The picture is not mirrored where the line runs to the left.
 */
export const AreaPicture = ({ image, alt, label, areas, ...shown }: AreaPictureProps) => (
  <div className={styles.picture} data-areas="">
    <Picture
      picture={{ desktop: image, tablet: null, mobile: null, alt }}
      className={styles.image}
      {...shown}
    />
    <ul aria-label={label}>
      {areas.map(({ outline, href, availability, mark, beside, children }) => (
        <li key={`${href} ${outline.d}`}>
          <a
            href={href}
            className={styles.area}
            style={boxOf(outline)}
            data-tone-of={toneOf(availability)}
            data-place={placeOf(outline)}
            data-beside={beside?.side}
          >
            <svg viewBox={outline.viewBox} preserveAspectRatio="none" aria-hidden="true">
              <path d={outline.d} fill={PATTERNS[toneOf(availability)]} />
            </svg>
            {mark && (
              <span
                className={styles.mark}
                style={beside && { top: `${beside.markTop}%` }}
                aria-hidden="true"
              >
                {mark}
              </span>
            )}
            <span className={styles.tip}>{children}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)

const boxOf = ({ left, top, width, height }: Outline): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})

/** Where there is room for words: at the side of the area that is farther from the edge of the picture. */
const placeOf = ({ left, top, width, height }: Outline): string => {
  const middle = left + width / 2
  const across = middle < 36 ? 'start' : middle > 64 ? 'end' : 'middle'
  return `${top + height / 2 < 50 ? 'below' : 'above'} ${across}`
}
