import type { Lightbox } from 'fslightbox-react'

/** The counter of the lightbox, such as "2 | 6", in the digits of a language, such as `arabext`. */
export const countIn = (digits: string, lightbox: Lightbox): void => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem: digits })
  const { container } = lightbox.elements
  // A span between them is drawn as the line.
  const position = container.querySelector('.fslightboxsn span:first-child')
  const count = container.querySelector('.fslightboxsn span:last-child')
  if (!position || !count) return
  count.textContent = format(Number(count.textContent))
  const show = lightbox.sn
  lightbox.sn = (shown) => {
    show(shown)
    position.textContent = format(shown)
  }
}
