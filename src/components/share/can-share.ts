/**
 * Runs at the start of the body: it says on the document whether the browser has a share sheet of its own, so that its
 * button is shown where it works only.
 */
export const sayCanShare = (): void => {
  if ('share' in navigator) document.documentElement.dataset.canShare = ''
}
