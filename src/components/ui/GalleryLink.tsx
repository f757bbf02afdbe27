import type { ReactNode } from 'react'
import type { Picture } from '#src/models/parts/media.ts'
import type { View } from '../view/view.ts'

type GalleryLinkProps = {
  picture: Picture
  /** The gallery that it opens in. */
  gallery: string | undefined
  /** Which of the pictures beside it, from 1; null for one that stands alone. */
  position: number | null
  /** Its name, where it shows no picture. */
  label?: string
  className: string | undefined
  view: View
  children: ReactNode
}

/**
 * Opens a picture in a gallery or, without a script, leads to its file. Where nobody has said what is seen in it, its
 * place among the pictures is its name.
 */
export const GalleryLink = ({ picture, position, label, view, ...shown }: GalleryLinkProps) => {
  const place = position === null ? '' : ` ${view.number(position)}`
  const unsaid = picture.alt === '' ? view.t('project.gallery') + place : undefined
  return (
    <a
      href={picture.desktop.src}
      className={shown.className}
      data-gallery={shown.gallery}
      aria-label={label ?? unsaid}
    >
      {shown.children}
    </a>
  )
}
