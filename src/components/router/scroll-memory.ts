/**
 * The scroll positions of history entries at the time they were left. The browser itself would restore them too
 * early, while the old page is still shown. Browsers without the Navigation API do that.
 */
const positions = new Map<string, number>()

const currentKey = (): string | undefined => window.navigation?.currentEntry?.key

/**
 * Whether the page that is shown stands where its entry has it: not while it leaves, when the entry may be another's, and
 * not before the next one has been scrolled.
 */
let isSettled = true

/** The entries that were left last before they were scrolled to their place: the browser remembers a wrong one. */
const misplaced = new Set<string>()

const rememberScroll = (): void => {
  const key = currentKey()
  if (!key) return
  if (isSettled) positions.set(key, scrollY)
  else misplaced.add(key)
}

/** Stores where the current entry is left. Call it before a link is followed. */
export const leaveScroll = (): void => {
  rememberScroll()
  isSettled = false
}

/** Call it once a page stands where it belongs. */
export const settleScroll = (): void => {
  isSettled = true
}

/**
 * Stores the scroll position when back and forward leave an entry, and keeps the browser from scrolling to a place that
 * is remembered here: once the event `popstate` comes, it does so in any case. On a page that stays the browser scrolls,
 * unless it remembers a wrong place.
 *
 * @param leadsAway whether the page at a path is another than the one that is shown.
 * @returns a function that stops this.
 */
export const watchScroll = (leadsAway: (path: string) => boolean): (() => void) => {
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, canIntercept, destination } = event
    if (navigationType !== 'traverse') return
    const leaves = leadsAway(new URL(destination.url).pathname)
    if (leaves) leaveScroll()
    else rememberScroll()
    const isMisplaced = misplaced.delete(destination.key)
    if (!positions.has(destination.key)) return
    // The browser scrolls within this task.
    if (!leaves && isMisplaced) requestAnimationFrame(restoreScroll)
    if (leaves && canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' })
  }
  window.navigation?.addEventListener('navigate', onNavigate)
  return () => window.navigation?.removeEventListener('navigate', onNavigate)
}

/** Scrolls to where the current entry was left. */
export const restoreScroll = (): void => {
  const top = positions.get(currentKey() ?? '')
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}
