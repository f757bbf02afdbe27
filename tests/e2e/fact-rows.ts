import type { Page } from 'playwright'

/** How far a value may be from its label in the same line, in px: further off, the eye takes another row's. */
const APART = 160

/** The labels whose value is in the same line and too far away, with the distance. */
export const rowsFarApart = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const wordsOf = (element: Element): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return [...document.querySelectorAll('dl dt')].flatMap((label) => {
      const value = label.nextElementSibling
      if (!value?.matches('dd') || !value.checkVisibility()) return []
      const [one, other] = [wordsOf(label), wordsOf(value)]
      const isBeside = one.top < other.bottom && other.top < one.bottom
      const apart = Math.round(Math.max(other.left - one.right, one.left - other.right))
      return isBeside && apart > most ? [`${label.textContent}: ${apart} px`] : []
    })
  }, APART)
