/** A home that a visitor keeps. */
export type KeptHome = {
  /** Its document id, the same in every language. */
  id: string
  /** The path of its page, in the language in which it was last seen. */
  path: string
  title: string
}

/** What a visitor keeps in this browser. It is replaced, never changed. */
export type Shortlist = { homes: readonly KeptHome[] }

/** The shortlist of this browser, the same for all of its tabs. `shortlistScript` makes it. */
type ShortlistStore = { get: () => Shortlist; set: (next: Shortlist) => void }

declare global {
  interface Window {
    shortlist: ShortlistStore
  }
}

/** The event of the window after each change of the shortlist, in this tab or in another. */
export const SHORTLIST_CHANGED = 'shortlist'
