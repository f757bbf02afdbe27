import { HOMES_PARAMETER } from '#src/models/addresses/page-parameters.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_LENGTH = 100

export type SharedList = {
  /** Each once. */
  slugs: string[]
  /** How many things in the address can be no home, or are too many. */
  refused: number
}

/** The list that somebody shared by an address; null for an address without one. */
export const sharedList = (query: string): SharedList | null => {
  const named = new URLSearchParams(query).get(HOMES_PARAMETER)
  if (named === null) return null
  const all = [...new Set(named.split(',').filter((part) => part !== ''))]
  const slugs = all
    .filter((part) => part.length <= MAX_LENGTH && SLUG.test(part))
    .slice(0, SHORTLIST_MAX)
  return { slugs, refused: all.length - slugs.length }
}

/** The query that carries a list. @param paths of the pages of the homes. */
export const sharedQuery = (paths: readonly string[]): string =>
  `?${HOMES_PARAMETER}=${paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).join(',')}`
