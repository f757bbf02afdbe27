import type { GalleryTexts } from '../gallery/gallery-texts.ts'
import { onPlainClick } from './on-plain-click.ts'
import { reportedRoot } from './reported-root.ts'

/**
 * A click on a picture that belongs to a gallery opens it there, among the others of the page with the same
 * `data-gallery`. The code is loaded by the click; where it cannot be, and without a script, the link
 * leads to the picture. @returns a function that stops this.
 */
export const openGalleries = (texts: GalleryTexts): (() => void) =>
  onPlainClick('a[data-gallery]', async (link) => {
    const { openGallery } = await import('../gallery/open-gallery.tsx')
    openGallery(link, { texts, rootIn: reportedRoot })
  })
