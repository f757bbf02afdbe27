import { inlineScript } from '#src/lib/inline-script.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Delays the layout of everything below the first window, which is most of a long page (`Main.module.css`). The
 * delay is short: where the visitor scrolls, or comes back to, positions must be final.
 */

/** Set on the document's element where nothing waits any more. */
const LAID_OUT = 'laidOut'

const WAITING = 'main > section, footer'

const layOutWhereScrolled = (mark: string): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || load?.type !== 'navigate') document.documentElement.dataset[mark] = ''
}

/** A script at the start of the body: no layout is delayed when the browser is about to restore a scroll position. */
export const LAY_OUT_SCRIPT = inlineScript(layOutWhereScrolled, LAID_OUT)

/** Lays out what waits, a part whenever the browser is idle. @returns what lays out the rest at once. */
export const layOutRest = (): (() => void) => {
  const root = document.documentElement
  const finish = () => {
    root.dataset[LAID_OUT] = ''
  }
  if (LAID_OUT in root.dataset) return finish
  const parts = [...document.querySelectorAll<HTMLElement>(WAITING)].values()
  const next = () => {
    if (LAID_OUT in root.dataset) return
    const { value, done } = parts.next()
    if (done) return finish()
    value.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  if (document.readyState === 'complete') whenIdle(next)
  else addEventListener('load', () => whenIdle(next), { once: true })
  return finish
}
