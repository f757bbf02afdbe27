import { settleScroll } from './scroll-memory.ts'

export type Leaving = {
  /** The path of the shown page. */
  from: string
  /** The path of the next one. */
  to: string
  /** What is followed; null for back and forward. */
  link: Element | null
}

/**
 * The transition "page", out-in: the page has left before the next one enters. The header stays, since
 * both pages have it. A picture that both have grows instead, where the browser can do that. Visitors who want less
 * motion get none.
 */
export const leavePage = async (step: Leaving): Promise<void> => {
  away = true
  await letGo(step)
  // A page that has come meanwhile has left as well.
  away = true
}

const letGo = async ({ from, to, link }: Leaving): Promise<void> => {
  const main = transitioned()
  if (!main) return
  await loadMotions()
  if (await growing?.startGrowing(from, to, link)) return
  growing?.stay()
  leaving = true
  await fading?.fadeOut(main)
  leaving = false
}

/** Loads what moves with the first transition; a page whose motions cannot be loaded is followed without them. */
const loadMotions = async (): Promise<void> => {
  const canGrow = 'startViewTransition' in document
  ;[growing, fading] = await Promise.all([
    growing ?? (canGrow ? import('./growing-picture.ts').catch(() => null) : null),
    fading ?? import('./fading-page.ts').catch(() => null),
  ])
}

let growing: typeof import('./growing-picture.ts') | null = null
let fading: typeof import('./fading-page.ts') | null = null

/** A page may be left before it has entered: a link of it can be followed at once. */
let leaving = false

let away = false

/** Whether the shown page leaves or has left, and no other has come since. */
export const isAway = (): boolean => away

/** Keeps a new page invisible until it enters. */
export const hidePage = (): void => {
  away = false
  if (!growing?.isGrowing()) transitioned()?.style.setProperty('opacity', '0')
}

/** Shows a page again that has left but was never replaced. */
export const reenterPage = (): void => {
  settleScroll()
  growing?.stay()
  enterPage()
}

/** The counterpart of `hidePage`. */
export const enterPage = (): void => {
  if (leaving || growing?.grow()) return
  away = false
  const main = transitioned()
  if (main && fading) fading.fadeIn(main)
  else document.getElementById('content')?.style.removeProperty('opacity')
}

const transitioned = (): HTMLElement | null =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? null : document.getElementById('content')
