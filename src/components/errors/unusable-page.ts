import { SCROLL_WAIT_MS } from '#src/site/site-config.ts'

/** During a transition between pages, the page is invisible for less than this. */
const LOOK_AFTER_MS = 1_000 + SCROLL_WAIT_MS

/**
 * Calls `onUnusable` when an error that nobody has caught leaves the visitor without a page: its main part is
 * gone, empty or unseen. A page that can still be read stays, whatever failed in it: it needs no script to be read.
 * It watches for the lifetime of the document.
 */
export const watchForUnusablePage = (onUnusable: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => !canBeRead(document.getElementById('content')) && onUnusable(),
      LOOK_AFTER_MS,
    )
  }
  addEventListener('error', look)
  addEventListener('unhandledrejection', look)
}

/** A page that has left shows dimly by the style sheet, but has no opacity of its own (`page-transition.ts`). */
const canBeRead = (main: HTMLElement | null): boolean =>
  main?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
  main.style.opacity !== '0' &&
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text cannot be read.
  main.innerText.trim() !== ''
