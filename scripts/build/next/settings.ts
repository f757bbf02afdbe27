/** How many processes of Next render at a time. */
export const WORKERS = 2

/**
 * At most so many pages are rendered by one process alone, and each by itself: to start Next, or to have the parts of
 * pages made first, costs more than it saves.
 */
export const PAGES_OF_ONE = 300

/** A small young generation: Next and its workers take a quarter less memory, and no more time. */
export const NODE_FLAGS = ['--max-semi-space-size=8']

/** Pages that a worker renders at a time: more take memory and save no time. */
export const PAGES_IN_HAND = 2

/**
 * The folder of Next's own export, below the project: Next refuses a folder outside, wherever the cache is.
 * `tsconfig.json` names this folder, since Next adds it there.
 */
export const EXPORT_FOLDER = '.cache/export'

/** The file of Next whose function `skip-segments.cjs` cuts short, below the folder of packages. */
export const SEGMENTS_FILE = 'next/dist/esm/server/app-render/collect-segment-data.js'
