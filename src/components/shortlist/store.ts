import type { BrowserShortlist } from '#src/account/shortlist.ts'

/** What a visitor keeps in this browser. It is replaced, never changed. */
export type Shortlist = BrowserShortlist

/** The shortlist of this browser, the same for all of its tabs. `keepShortlist` makes it. */
type ShortlistStore = {
  get: () => Shortlist
  /** A change by the visitor, which their account has to learn of. */
  change: (homes: Shortlist['homes']) => void
  /** Takes a list as it is, with what is known of the account. */
  set: (next: Shortlist) => void
  /** Tells the visitor that it takes no more homes. */
  sayFull: () => void
}

declare global {
  interface Window {
    shortlist: ShortlistStore
  }
}

/** The event of the window after each change of the shortlist, in this tab or in another. */
export const SHORTLIST_CHANGED = 'shortlist'
