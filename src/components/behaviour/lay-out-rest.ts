import { LAID_OUT } from './opening-first.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Delays the layout of everything below the first window, which is most of a long page (`Main.module.css`). The
 * delay is short: where the visitor scrolls, or comes back to, positions must be final.
 */

const WAITING = 'main > section, footer'

/** Lays out what waits, a part whenever the browser is idle. @returns what lays out the rest at once. */
export const layOutRest = (): (() => void) => {
  const root = document.documentElement
  const finish = () => {
    root.dataset[LAID_OUT] = ''
  }
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
