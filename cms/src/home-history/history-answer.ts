/** What visitors are told of a home. */
export type Standing = {
  price: number | null
  availability: string | null
  priceOnRequest: boolean
}

/**
 * What changed it: somebody in the panel, the time that somebody set, or a price list and the way back from one, whoever
 * brought it in.
 */
type Cause = 'panel' | 'schedule' | 'price list' | 'price list undone'

/** One change of what visitors are told of a home. `null` in place of a standing: the home was not on the site. */
export type HomeChange = {
  /** ISO 8601. */
  at: string
  cause: Cause
  /** The name of the person; of a price list who brought it in, and its file. Null for a time that was set. */
  who: string | null
  before: Standing | null
  after: Standing | null
}
