/** A step in the history on the page that stands. With the state that it gave, the router takes the step for its own. */
export const pushQuery = (address: string): void => {
  if (address !== location.href) history.pushState(history.state, '', address)
}
