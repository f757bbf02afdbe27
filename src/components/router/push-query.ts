/** Adds a history entry for the current page. With the router's state, the router treats it as its own. */
export const pushQuery = (address: string): void => {
  if (address !== location.href) history.pushState(history.state, '', address)
}
