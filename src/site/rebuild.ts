/** When the site is rebuilt after an edit. Everything here is meant to be edited. Milliseconds. */

/** A build waits until no edit has come for this long, so that a bulk action is one build … */
export const QUIET_MS = 2_000

/** … but an editor who goes on publishing waits no longer than this. */
export const PATIENCE_MS = 15_000

/** Two builds do not start closer to each other than this. */
export const SPACING_MS = 10_000

/** A build that was heard of no more is taken for lost after this time … */
export const BUILD_MS = 5 * 60_000

/** … or, on a large site, after so many times what its last builds took. */
export const BUILD_TIMES = 3

/** After a build that failed, the next try comes after these times; the last one ends it until somebody edits. */
export const RETRY_MS: readonly number[] = [1, 5, 15, 60, 240].map((minutes) => minutes * 60_000)

/** How often a preview checks whether its draft was saved again. */
export const DRAFT_LOOK_MS = 4_000
