import type { Lightbox } from 'fslightbox-react'
import { expect, it } from 'vitest'
import { countIn } from '#src/components/gallery/count-in.ts'

/** A lightbox whose counter stands at the first of so many pictures. */
const lightboxOf = (count: number) => {
  const spans = [{ textContent: '1' }, { textContent: String(count) }]
  const querySelector = (selector: string) => spans[selector.endsWith(':first-child') ? 0 : 1]
  const lightbox = {
    elements: { container: { querySelector } },
    sn: (position: number) => {
      if (spans[0]) spans[0].textContent = String(position)
    },
  } as unknown as Lightbox
  return { lightbox, shown: () => spans.map(({ textContent }) => textContent).join('|') }
}

it.each([
  ['arabext', '۱۲|۱۶'],
  ['latn', '12|16'],
])('the lightbox counts its pictures in the digits "%s"', (digits, expected) => {
  const { lightbox, shown } = lightboxOf(16)
  countIn(digits, lightbox)
  lightbox.sn(12)
  expect(shown()).toBe(expected)
})
