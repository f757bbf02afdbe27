import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

/** A home that a visitor keeps. */
export type KeptHome = {
  /** Its document id, the same in every language. */
  id: string
  /** The path of its page, in the language in which it was last seen. */
  path: string
  title: string
}

/** The shortlist of a browser. */
export type BrowserShortlist = {
  homes: readonly KeptHome[]
  /** The name of the person whose account it is kept with; undefined while it is of nobody. */
  of?: string | undefined
  /** Whether the account lacks a change of it. */
  unsaved?: boolean | undefined
}

/**
 * What becomes of the shortlist of a browser when it is known who is signed in. That of nobody joins the account's;
 * later changes of the account win, unless this browser has some of its own; somebody else's goes.
 *
 * @param kept the homes of the account.
 * @returns the new list, which is `unsaved` if the account has to learn of it.
 */
export const withAccount = (
  browser: BrowserShortlist,
  kept: readonly KeptHome[],
  username: string,
): BrowserShortlist => {
  if (browser.of === username) {
    return browser.unsaved ? browser : { homes: kept, of: username }
  }
  if (browser.of !== undefined) return { homes: kept, of: username }
  const homes = joined(kept, browser.homes)
  return { homes, of: username, unsaved: homes.length > kept.length }
}

/** Homes behind those that are kept already, as many as there is room for. */
export const joined = (kept: readonly KeptHome[], others: readonly KeptHome[]): KeptHome[] => {
  const added = others.filter(({ id }) => !kept.some((home) => home.id === id))
  return [...kept, ...added].slice(0, SHORTLIST_MAX)
}
