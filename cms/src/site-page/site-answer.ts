import type { Silence } from './ask-site.ts'

/** What the panel's page "Site" gets. Times in milliseconds since 1970. */
export type SiteAnswer = {
  /** The CMS's own time, which all times here are of. */
  now: number
  site: {
    url: string
    /** Whether `SITE_URL` is set; else the address is a guess. */
    known: boolean
  }
  told: ToldAnswer | { status: 'silent'; why: Silence }
  /** What goes live or is taken down by schedule, the next first. */
  planned: List<Planned>
  /** What did not go live although its time came. */
  late: List<Wrong>
}

export type ToldAnswer = {
  status: 'told'
  /** Since when visitors see what they see now. */
  liveSince: number | null
  /**
   * `elsewhere`: the site is not built from this CMS. `waiting`: a build starts in a moment. `behind`: edits
   * are not on the site, and no build is known of.
   */
  state: 'up to date' | 'building' | 'waiting' | 'behind' | 'elsewhere'
  buildingSince: number | null
  /** How many entries were published, changed or taken back since; null if that is not known. */
  edits: number | null
  /** The last build, where it failed. */
  failed: { at: number; problem: string | null } | null
  buildsByItself: boolean
  yours: Yours | null
  /** Null if the build left no report. */
  report: { leftOut: List<LeftOut>; deadLinks: List<Wrong>; toFix: List<Wrong> } | null
}

/** What you yourself published last. */
export type Yours = {
  title: string
  at: number
  state: 'live' | 'building' | 'waiting'
  /** Null if it is live and nobody knows any more since when. */
  liveSince: number | null
}

/** The first entries, and how many there are. */
export type List<Item> = { total: number; entries: Item[] }

/** An entry as an editor knows it. `edit` is its page in the panel, null if there is none. */
export type Named = { title: string; type: string; language: string | null; edit: string | null }

type Wrong = Named & { problem: string }
type LeftOut = Wrong & { field: string; lastGoodVersionShown: boolean }
type Planned = Named & { at: number; what: 'goes live' | 'is taken down' }
