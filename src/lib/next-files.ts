/** The folder of the published site that is Next's own. */
export const NEXT_FILES = '_next'

/** Below it lie compiled scripts and styles, each with a hash in its name. */
export const STATIC_FILES = `${NEXT_FILES}/static`
