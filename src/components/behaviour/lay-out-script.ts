import { inlineScript } from '#src/lib/inline-script.ts'
import { LAID_OUT, OPENING } from './laid-out.ts'

/** Nobody waits longer than this for what is below the opening, in milliseconds. */
const LONGEST_MS = 3000

const layOutWhereScrolled = (laidOut: string, opening: string, longestMs: number): void => {
  const { dataset } = document.documentElement
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A text that the address names (`#:~:text=…`) is no part of the hash.
  if (location.hash || load?.name.includes('#') || load?.type !== 'navigate') {
    dataset[laidOut] = ''
    return
  }
  dataset[opening] = ''
  const ended = new AbortController()
  const { signal } = ended
  const end = () => {
    ended.abort()
    delete dataset[opening]
  }
  const endWhenShown = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority !== 'high') return
    if (target instanceof HTMLImageElement || target === document) {
      requestAnimationFrame(() => setTimeout(end))
    }
  }
  // A picture's own events do not bubble, but can be caught on their way to it.
  for (const event of ['load', 'error']) {
    addEventListener(event, endWhenShown, { capture: true, signal })
  }
  for (const act of ['scroll', 'pointerdown', 'keydown']) addEventListener(act, end, { signal })
  setTimeout(end, longestMs)
}

/**
 * A script at the start of the body: pictures below a tall opening are not asked for before its own has been shown, or
 * before the visitor does something; and no layout is delayed when the browser is about to restore a scroll position.
 */
export const LAY_OUT_SCRIPT = inlineScript(layOutWhereScrolled, LAID_OUT, OPENING, LONGEST_MS)
