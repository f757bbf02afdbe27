/** The mark on the document's element where no layout waits any more, as in its `dataset`. */
export const LAID_OUT = 'laidOut'

/** The mark on the document's element while its opening picture has not been painted, as in its `dataset`. */
const OPENING = 'opening'

/** The longest that the rest of a page waits for the picture that opens it. */
const PATIENCE_MS = 3_000

/**
 * Runs at the start of the body: the picture that opens a page is shown before those below it load. Nothing waits, no
 * layout either, when the browser is about to restore a scroll position.
 */
export const showOpeningFirst = (): void => {
  const { dataset } = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Other than the hash, it has the words that a link leads to ("#:~:text=").
  if (load?.type !== 'navigate' || load.name.includes('#')) {
    dataset[LAID_OUT] = ''
    return
  }
  dataset[OPENING] = ''
  const end = () => {
    delete dataset[OPENING]
  }
  const onLoad = ({ target }: Event) => {
    const isOpening = target instanceof HTMLImageElement && target.fetchPriority === 'high'
    if (isOpening || target === document) requestAnimationFrame(() => requestAnimationFrame(end))
  }
  addEventListener('load', onLoad, true)
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, end, { once: true })
  setTimeout(end, PATIENCE_MS)
}
