/**
 * The scroll positions of history entries at the time they were left. The browser itself would restore them too
 * early, while the old page is still shown. Browsers without the Navigation API do that.
 */
const positions = new Map<string, number>()

const currentKey = (): string | undefined => window.navigation?.currentEntry?.key

/** Call it before a link is followed. */
export const rememberScroll = (): void => {
  const key = currentKey()
  if (key) positions.set(key, scrollY)
}

/**
 * Stores the scroll position when back and forward leave an entry, and keeps the browser from scrolling to a place that
 * is remembered here: once the event `popstate` comes, it does so in any case.
 *
 * @param leadsAway whether the page at a path is another than the one that is shown.
 * @returns a function that stops this.
 */
export const watchScroll = (leadsAway: (path: string) => boolean): (() => void) => {
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, canIntercept, destination } = event
    if (navigationType !== 'traverse') return
    rememberScroll()
    const isKnown = positions.has(destination.key) && leadsAway(new URL(destination.url).pathname)
    if (isKnown && canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' })
  }
  window.navigation?.addEventListener('navigate', onNavigate)
  return () => window.navigation?.removeEventListener('navigate', onNavigate)
}

/** Scrolls to where the current entry was left. */
export const restoreScroll = (): void => {
  const top = positions.get(currentKey() ?? '')
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}
