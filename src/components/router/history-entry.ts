/** What the router knows of the page that was shown last, as the entry of the history has it. */
let known: { path: string; state: unknown } | undefined

/**
 * Call it when a page is shown, and when its hash has changed. An entry that the browser has made, as for a link to a
 * place on the page, has no state: the router would not show the page on the way back to it. It gets that of the page,
 * unless the address is of another page already.
 *
 * @param path of the page that is shown.
 */
export const keepEntry = (path: string): void => {
  if (location.pathname !== path) return
  if (history.state !== null) known = { path, state: history.state }
  else if (known?.path === path) replaceEntry(location.href, known.state)
}

/** Adds a history entry for the current page. With the router's state, the router treats it as its own. */
export const pushEntry = (address: string = location.href): void =>
  history.pushState(history.state, '', address)

/**
 * Gives the current history entry another address, with the router's state.
 *
 * @param state what the router had, where a browser has lost it.
 */
export const replaceEntry = (address: string, state: unknown = history.state): void =>
  History.prototype.replaceState.call(history, state, '', address)

/**
 * Keeps the router from writing the page that it shows into the entry of another, or of another place on the page: after
 * quick steps back and forward the current entry may be a later one, which would be lost. The router is notified of that
 * entry as well, and shows it. Only `replaceEntry` gives an entry another address from then on.
 *
 * @returns a function that stops this.
 */
export const guardEntries = (): (() => void) => {
  const replace = history.replaceState
  const guarded: History['replaceState'] = (state, unused, address) => {
    const { href } = new URL(address ?? '', location.href)
    if (href === location.href) replace.call(history, state, unused, address)
  }
  history.replaceState = guarded
  return () => {
    if (history.replaceState === guarded) history.replaceState = replace
  }
}
