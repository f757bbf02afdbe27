/** Where the build leaves the models for Next: paths below the models folder. */

/** The shell of a language. */
export const shellFile = (locale: string): string => `shells/${locale}.json`

/** The shell of a language with its frame. */
export const frameFile = (locale: string): string => `frames/${locale}.json`

/** The route of a language's frame, which shows a page that has nothing else. No page has it, since addresses have no underscore. */
export const FRAME_SEGMENT = '_frame'

/** What Next leaves of a frame that it has rendered: a `RenderedFrame`. */
export const renderedFrameFile = (locale: string): string => `rendered-frames/${locale}.json`

/** The routes at which the parts of many pages are made at once: this segment and the number of a batch. */
export const PARTS_SEGMENT = '_parts'

/** The pages of a batch: a list of route parameters. */
export const batchFile = (batch: string): string => `batches/${batch}.json`

/** What Next leaves of a batch: the parts of its pages in their order, null for one that fails. */
export const batchPartsFile = (batch: string): string => `parts/batches/${batch}.json`

/** The shapes of these parts alone, in the same order. */
export const batchShapesFile = (batch: string): string => `shapes/${batch}.json`

/** What Next leaves of a page that it has rendered: its parts. */
export const partsFile = (route: RouteParams): string => `parts/${pageFile(route)}`

/** There if the page is rendered as it is, without marks, but for those of the frame. */
export const wholeFile = (route: RouteParams): string => `whole/${pageFile(route)}`

/**
 * One page, by the parameters of its route: the locale, default or not, and the segments below it.
 * `/ar/projects/x` is `pages/ar/projects/x.json`, the main page `pages/en/index.json`.
 */
export const pageFile = ({ locale, segments }: RouteParams): string =>
  `pages/${[locale, ...(segments.length > 0 ? segments : ['index'])].join('/')}.json`

/** The pages to render: a list of route parameters. */
export const PLAN_FILE = 'plan.json'

export type RouteParams = { locale: string; segments: string[] }

/** The route parameters of a page: its path without the locale's prefix. */
export const routeParams = (
  page: { locale: string; path: string },
  prefix: string,
): RouteParams => ({
  locale: page.locale,
  segments: page.path.slice(prefix.length).split('/').filter(Boolean),
})
