import { animate } from 'framer-motion/dom/mini'

const OUT_SECONDS = 0.16
const IN_SECONDS = 0.36
/** A page that is so long in coming, in milliseconds, is said to be on its way: the one that has left shows dimly. */
const AWAITED_MS = 400
const DIMMED = 0.4
const EASE = [0.2, 0.7, 0.2, 1] as const

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
export const leavePage = async ({ from, to, link }: Leaving): Promise<void> => {
  const main = transitioned()
  awaitPage()
  if (!main) return
  if ('startViewTransition' in document)
    growing ??= await import('./growing-picture.ts').catch(() => null)
  if (await growing?.startGrowing(from, to, link)) return
  leaving = true
  fade(main, isAwaited() ? DIMMED : 0)
  left = main
  // This does not wait for the end of the animation: a replaced animation has none, and navigation would hang.
  await new Promise((left) => setTimeout(left, OUT_SECONDS * 1000))
  leaving = false
}

/** Loaded with the first transition. */
let growing: typeof import('./growing-picture.ts') | null = null

/** A page may be left before it has entered: a link of it can be followed at once. */
let leaving = false

/** What says that a page is on its way, once it is long in coming; `transition.css` draws the bar. */
const awaitPage = (): void => {
  pageCame()
  awaited = setTimeout(() => {
    document.documentElement.dataset.awaiting = ''
    if (left) fade(left, DIMMED)
  }, AWAITED_MS)
}

const isAwaited = (): boolean => 'awaiting' in document.documentElement.dataset

const pageCame = (): void => {
  clearTimeout(awaited)
  fading?.stop()
  left = null
  delete document.documentElement.dataset.awaiting
}

const fade = (main: HTMLElement, opacity: number): void => {
  fading = animate(main, { opacity }, { duration: OUT_SECONDS, ease: EASE })
}

let awaited: ReturnType<typeof setTimeout> | undefined
let fading: { stop: () => void } | null = null
/** The page that has left, until another comes. */
let left: HTMLElement | null = null

/** Keeps a new page invisible until it enters. */
export const hidePage = (): void => {
  pageCame()
  if (!growing?.isGrowing()) transitioned()?.style.setProperty('opacity', '0')
}

/** Shows a page again that has left but was never replaced. */
export const reenterPage = (): void => {
  pageCame()
  growing?.stay()
  enterPage()
}

/** The counterpart of `hidePage`. */
export const enterPage = (): void => {
  if (leaving || growing?.grow()) return
  const main = transitioned()
  if (main) animate(main, { opacity: [0, 1] }, { duration: IN_SECONDS, ease: EASE })
  else document.getElementById('content')?.style.removeProperty('opacity')
}

const transitioned = (): HTMLElement | null =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? null : document.getElementById('content')
