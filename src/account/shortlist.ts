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
  /** The ids of the homes before the first change that the account lacks. */
  before?: readonly string[] | undefined
}

/**
 * What becomes of the shortlist of a browser when it is known who is signed in. That of nobody joins the account's;
 * of the same person, the account's counts, with the changes of this browser that it lacks; somebody else's goes.
 *
 * @param kept the homes of the account.
 * @returns the new list, which is `unsaved` if the account has to learn of it.
 */
export const withAccount = (
  browser: BrowserShortlist,
  kept: readonly KeptHome[],
  username: string,
): BrowserShortlist => {
  if (browser.of === username && browser.unsaved) {
    return { ...browser, homes: withChanges(browser, kept) }
  }
  if (browser.of !== undefined) return { homes: kept, of: username }
  const homes = joined(kept, browser.homes)
  if (homes.length === kept.length) return { homes, of: username }
  return { homes, of: username, unsaved: true, before: idsOf(kept) }
}

/** The homes of the account, without those that this browser has taken off, and with those that it has added. */
const withChanges = ({ homes, before = [] }: BrowserShortlist, kept: readonly KeptHome[]) => {
  const isKept = ({ id }: KeptHome) => homes.some((home) => home.id === id) || !before.includes(id)
  const added = homes.filter(({ id }) => !before.includes(id))
  return joined(kept.filter(isKept), added)
}

export const idsOf = (homes: readonly KeptHome[]): string[] => homes.map(({ id }) => id)

/** Homes behind those that are kept already, as many as there is room for. */
export const joined = (kept: readonly KeptHome[], others: readonly KeptHome[]): KeptHome[] => {
  const added = others.filter(({ id }) => !kept.some((home) => home.id === id))
  return [...kept, ...added].slice(0, SHORTLIST_MAX)
}
