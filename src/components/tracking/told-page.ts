import type { Destination } from './report.ts'

/** Under this name the tab keeps, while it loads a page anew after a withdrawal, who knows already that it is shown. */
const TOLD = 'told'

/** To be called before the page is loaded anew: its view is the same one. */
export const keepTold = (destinations: readonly Destination[]): void => {
  try {
    sessionStorage.setItem(TOLD, destinations.join())
  } catch {
    // The browser keeps nothing for this site: the page is reported once more.
  }
}

/** Who knew of this page before it was loaded anew; nobody after any other load. It is said once. */
export const takeTold = (): ReadonlySet<Destination> => {
  try {
    const told = sessionStorage.getItem(TOLD) ?? ''
    sessionStorage.removeItem(TOLD)
    return new Set(told.split(',') as Destination[])
  } catch {
    return new Set()
  }
}
