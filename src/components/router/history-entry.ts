/** Adds a history entry for the current page. With the router's state, the router treats it as its own. */
export const pushEntry = (address: string = location.href): void =>
  history.pushState(history.state, '', address)

/**
 * Gives the current history entry another address, with the router's state.
 *
 * @param state what the router had, where a browser has lost it.
 */
export const replaceEntry = (address: string, state: unknown = history.state): void =>
  history.replaceState(state, '', address)
