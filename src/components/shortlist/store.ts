import type { BrowserShortlist } from '#src/account/shortlist.ts'

/** What a visitor keeps in this browser. It is replaced, never changed. */
export type Shortlist = BrowserShortlist

/** The shortlist of this browser, the same for all of its tabs. `shortlistScript` makes it. */
type ShortlistStore = { get: () => Shortlist; set: (next: Shortlist) => void }

declare global {
  interface Window {
    shortlist: ShortlistStore
  }
}

/** The event of the window after each change of the shortlist, in this tab or in another. */
export const SHORTLIST_CHANGED = 'shortlist'
