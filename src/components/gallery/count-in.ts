import type { Lightbox } from 'fslightbox-react'

/** The counter of the lightbox, such as "2 | 6", in the digits of a language, such as `arabext`. */
export const countIn = (digits: string, lightbox: Lightbox): void => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem: digits })
  const [position, count] = lightbox.elements.container.querySelectorAll('.fslightboxsn span')
  if (!position || !count) return
  count.textContent = format(Number(count.textContent))
  const show = lightbox.sn
  lightbox.sn = (shown) => {
    show(shown)
    position.textContent = format(shown)
  }
}
