import { isAway, leavePage, reenterPage } from './page-transition.ts'
import { restoreScroll, watchScroll } from './scroll-memory.ts'

/**
 * Lets the page leave before back or forward brings another: the router is notified once it has left. Changes of
 * the hash or the query are no transition.
 *
 * @param shownPath the path of the page that is shown now.
 * @returns a function that stops this.
 */
export const watchHistory = (shownPath: () => string): (() => void) => {
  let leaving = false
  let passing = false
  const onPop = (event: PopStateEvent) => {
    if (passing) return
    if (!leaving && location.pathname === shownPath()) {
      // The visitor comes back to it before the page has come that it had left for.
      if (isAway()) comeBack()
      return
    }
    event.stopImmediatePropagation()
    if (leaving) return
    leaving = true
    void leavePage({ from: shownPath(), to: location.pathname, link: null }).then(() => {
      leaving = false
      passing = true
      // If the visitor has gone back and forward meanwhile, the current history entry counts.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      passing = false
      if (location.pathname === shownPath()) comeBack()
    })
  }
  const endScroll = watchScroll((path) => leaving || path !== shownPath())
  // Before the router's listener.
  addEventListener('popstate', onPop, { capture: true })
  return () => {
    endScroll()
    removeEventListener('popstate', onPop, { capture: true })
  }
}

/** Shows the page again that has left: where it was, since quick steps may leave a page before it has been scrolled. */
const comeBack = (): void => {
  restoreScroll()
  reenterPage()
}
