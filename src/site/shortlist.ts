/** What the owner decides about the visitors' shortlists. */

/** The first segment of the page that compares the homes of a shortlist, in all languages. */
export const SHORTLIST_SEGMENT = 'shortlist'

/** So many homes a shortlist takes: as many as can be compared side by side. */
export const SHORTLIST_MAX = 12
