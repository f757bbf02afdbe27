import { SEARCH_SEGMENT } from './search.ts'
import { SHORTLIST_SEGMENT } from './shortlist.ts'

/** What the owner of the site decides. Everything here is meant to be edited. */

/** Path segments that earlier addresses carried and that are removed: `/ru/x` leads to `/x`. */
const STRIPPED_SEGMENTS: readonly string[] = ['ru']

/** Path segments that have a new name: `/news/x` leads to `/articles/x`, also behind a locale. */
const RENAMED_SEGMENTS: Readonly<Record<string, string>> = { news: 'articles' }

/** The layouts that a page may name. The first one is the default. */
export const LAYOUTS = ['default', 'landing', 'minimal'] as const

/** Who may see a page: everybody, signed-in visitors, or those who are not signed in. */
const GUARDS = ['none', 'auth', 'guest'] as const

/** The first segment of every address of a list and of what is in it, in all languages. */
export const SEGMENTS = {
  projects: 'projects',
  units: 'units',
  articles: 'articles',
  jobs: 'jobs',
} as const

/** The roles of accounts that a page may be for; the CMS makes them (`cms/src/access/roles.ts`). */
const ROLES = ['owner'] as const

/** First segments that no plain page may take: lists, functions and files of the site's own. */
const RESERVED_SEGMENTS: readonly string[] = [
  ...Object.values(SEGMENTS),
  ...Object.keys(RENAMED_SEGMENTS),
  ...STRIPPED_SEGMENTS,
  '404',
  'account',
  'api',
  'builds',
  'data',
  'draft',
  'index',
  'media',
  SEARCH_SEGMENT,
  SHORTLIST_SEGMENT,
]

/** Pagination: entries on a page of a list, and page numbers shown at once (specification, section 9). */
export const ITEMS_PER_PAGE = 10
export const VISIBLE_PAGES = 5

/** Homes on a page of the list where visitors have it as a table. */
export const TABLE_ROWS = 25

/** The country of the projects and the offices for search engines (ISO 3166). */
export const HOME_COUNTRY = 'AE'

/** How many homes are shown as similar to one, and how many articles to read on. */
const SIMILAR_UNITS = 3
const RELATED_ARTICLES = 3

/** The forms of the modals, by their keys in the CMS: `#modal:visit` opens the form `visit`. */
const MODAL_FORMS = {
  job: 'job',
  interest: 'interest',
  visit: 'visit',
  notify: 'notify',
} as const

/**
 * The marquee where the CMS says nothing (specification, section 9): seconds, `loop` 0 for ever, and the length of
 * the gradient at both ends. A new block of the CMS begins with the same.
 */
export const MARQUEE = { duration: 20, delay: 0, loop: 0, gradientLength: '200px' } as const

/** The gallery: how opaque its ground is, and the space between pictures in windows (specification, section 9). */
export const GALLERY = { backgroundOpacity: 0.9, spacing: 0.1 } as const

/** After a navigation the page waits this long before it scrolls (specification, section 9). */
export const SCROLL_WAIT_MS = 100

/** What links lead to is loaded ahead after this time (specification, section 4). */
export const PRELOAD_DELAY_MS = 1000

/** How often an open tab asks whether there is a newer build (specification, sections 4 and 9). */
export const BUILD_CHECK_MS = 60_000

/** Which part of loads and requests is traced where errors are reported (specification, section 9). */
export const TRACE_SAMPLE_RATE = 1

export type LayoutName = (typeof LAYOUTS)[number]
export type Guard = (typeof GUARDS)[number]

export type ModalName = keyof typeof MODAL_FORMS

/** What page models take of it; tests give others. */
export type SiteConfig = {
  strippedSegments: readonly string[]
  renamedSegments: Readonly<Record<string, string>>
  segments: { projects: string; units: string; articles: string; jobs: string }
  reservedSegments: readonly string[]
  layouts: readonly string[]
  guards: readonly string[]
  roles: readonly string[]
  itemsPerPage: number
  visiblePages: number
  similarUnits: number
  relatedArticles: number
  modalForms: Readonly<Record<ModalName, string>>
}

/** All of it as one value, as the page models take it. */
export const siteConfig = {
  strippedSegments: STRIPPED_SEGMENTS,
  renamedSegments: RENAMED_SEGMENTS,
  segments: SEGMENTS,
  reservedSegments: RESERVED_SEGMENTS,
  layouts: LAYOUTS,
  guards: GUARDS,
  roles: ROLES,
  itemsPerPage: ITEMS_PER_PAGE,
  visiblePages: VISIBLE_PAGES,
  similarUnits: SIMILAR_UNITS,
  relatedArticles: RELATED_ARTICLES,
  modalForms: MODAL_FORMS,
}
