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

/** Stores the scroll position when back and forward leave a page. @returns a function that stops this. */
export const watchScroll = (): (() => void) => {
  const onChange = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'traverse') positions.set(from.key, scrollY)
  }
  window.navigation?.addEventListener('currententrychange', onChange)
  return () => window.navigation?.removeEventListener('currententrychange', onChange)
}

/** Keeps the browser from scrolling to a place that is remembered here. */
export const holdScroll = (): void => {
  if (positions.has(currentKey() ?? '')) history.scrollRestoration = 'manual'
}

/** Scrolls to where the current entry was left. */
export const restoreScroll = (): void => {
  const top = positions.get(currentKey() ?? '')
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  history.scrollRestoration = 'auto'
}
