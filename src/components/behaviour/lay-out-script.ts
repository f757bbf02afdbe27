import { inlineScript } from '#src/lib/inline-script.ts'
import { LAID_OUT } from './laid-out.ts'
import { OPENING } from './opening.ts'

/** The longest that the rest of a page waits for the picture that opens it. */
const PATIENCE_MS = 3_000

const showOpeningFirst = (laidOut: string, opening: string, patience: number): void => {
  const { dataset } = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Other than the hash, it has the words that a link leads to ("#:~:text=").
  if (load?.type !== 'navigate' || load.name.includes('#')) {
    dataset[laidOut] = ''
    return
  }
  dataset[opening] = ''
  const end = () => {
    delete dataset[opening]
  }
  const onLoad = ({ target }: Event) => {
    const isOpening = target instanceof HTMLImageElement && target.fetchPriority === 'high'
    if (isOpening || target === document) requestAnimationFrame(() => requestAnimationFrame(end))
  }
  addEventListener('load', onLoad, true)
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, end, { once: true })
  setTimeout(end, patience)
}

/**
 * A script at the start of the body: the picture that opens a page is shown before those below it load. Nothing waits,
 * no layout either, when the browser is about to restore a scroll position.
 */
export const LAY_OUT_SCRIPT = inlineScript(showOpeningFirst, LAID_OUT, OPENING, PATIENCE_MS)
