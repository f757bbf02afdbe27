import type { GalleryTexts } from '../gallery/gallery-texts.ts'
import { reportedRoot } from './reported-root.ts'

/**
 * A click on a picture that belongs to a gallery opens it there, among the others of the page with the same
 * `data-gallery`. The code is loaded by the click; where it cannot be, and without a script, the link
 * leads to the picture. @returns a function that stops this.
 */
export const openGalleries = (texts: GalleryTexts): (() => void) => {
  const onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-gallery]')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.button !== 0 || modified) return
    event.preventDefault()
    try {
      const { openGallery } = await import('../gallery/open-gallery.tsx')
      openGallery(link, { texts, rootIn: reportedRoot })
    } catch {
      location.assign(link.href)
    }
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
