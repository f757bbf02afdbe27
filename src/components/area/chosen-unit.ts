import { followStored } from '#src/lib/follow-stored.ts'

/** Under this name the browser keeps the visitor's unit. */
const AREA_KEY = 'area'

/**
 * Runs at the start of the body: it says on the document in which unit the visitor wants areas. Each area is
 * rendered in both units, and `area.css` shows one of them, so there is no flash, and nothing to do where areas are
 * added later. It also serves the switches, `button[data-area-switch]`, and follows those of other tabs.
 */
export const showChosenUnit = (): void => {
  const { dataset } = document.documentElement
  const recall = () => {
    try {
      dataset.area = localStorage.getItem(AREA_KEY) === 'sqft' ? 'sqft' : 'm2'
    } catch {}
  }
  recall()
  followStored(AREA_KEY, recall)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-area-switch]')) return
    const unit = dataset.area === 'sqft' ? 'm2' : 'sqft'
    dataset.area = unit
    try {
      localStorage.setItem(AREA_KEY, unit)
    } catch {}
  })
}
