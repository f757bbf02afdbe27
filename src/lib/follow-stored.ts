/**
 * Calls when another tab of the browser has changed what is stored under a name, and when the page comes back from the
 * browser's cache, which nobody has told.
 */
export const followStored = (name: string, recall: () => void): void => {
  addEventListener('storage', ({ key }) => (key === name || key === null) && recall())
  addEventListener('pageshow', ({ persisted }) => persisted && recall())
}
