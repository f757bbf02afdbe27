import { animate } from 'framer-motion/dom/mini'

const OUT_SECONDS = 0.16
const IN_SECONDS = 0.36
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
  if (!main) return
  if ('startViewTransition' in document)
    growing ??= await import('./growing-picture.ts').catch(() => null)
  if (await growing?.startGrowing(from, to, link)) return
  leaving = true
  animate(main, { opacity: 0 }, { duration: OUT_SECONDS, ease: EASE })
  // This does not wait for the end of the animation: a replaced animation has none, and navigation would hang.
  await new Promise((left) => setTimeout(left, OUT_SECONDS * 1000))
  leaving = false
}

/** Loaded with the first transition. */
let growing: typeof import('./growing-picture.ts') | null = null

/** A page may be left before it has entered: a link of it can be followed at once. */
let leaving = false

/** Keeps a new page invisible until it enters. */
export const hidePage = (): void => {
  if (!growing?.isGrowing()) transitioned()?.style.setProperty('opacity', '0')
}

/** Shows a page again that has left but was never replaced. */
export const reenterPage = (): void => {
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
