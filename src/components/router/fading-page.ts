import { animate } from 'framer-motion/dom/mini'

const OUT_SECONDS = 0.16
const IN_SECONDS = 0.36
const EASE = [0.2, 0.7, 0.2, 1] as const

/**
 * Fades a page out; resolves when it has left. It does not wait for the end of the animation: a replaced animation has
 * none, and navigation would hang.
 */
export const fadeOut = async (main: HTMLElement): Promise<void> => {
  animate(main, { opacity: 0 }, { duration: OUT_SECONDS, ease: EASE })
  await new Promise((left) => setTimeout(left, OUT_SECONDS * 1000))
}

/** Fades a hidden page in. */
export const fadeIn = (main: HTMLElement): void => {
  animate(main, { opacity: [0, 1] }, { duration: IN_SECONDS, ease: EASE })
}
