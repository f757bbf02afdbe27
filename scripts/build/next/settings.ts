/** How many processes of Next render at a time. */
export const WORKERS = 2

/** So many pages one process renders alone: to start a second one would cost more than to render half of them. */
const PAGES_OF_ONE = 12

/** How many processes of Next a render of so many pages takes. */
export const workersFor = (pages: number): number => (pages > PAGES_OF_ONE ? WORKERS : 1)

/** Pages that a worker renders at a time: more take memory and save no time. */
export const PAGES_IN_HAND = 2

/**
 * The folder of Next's own export, below the project: Next refuses a folder outside, wherever the cache is.
 * `tsconfig.json` names this folder, since Next adds it there.
 */
export const EXPORT_FOLDER = '.cache/export'

/** The file of Next whose function `skip-segments.cjs` cuts short, below the folder of packages. */
export const SEGMENTS_FILE = 'next/dist/esm/server/app-render/collect-segment-data.js'
