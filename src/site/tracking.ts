/**
 * The third parties that count visits, as the environment names them: other deploys than the public one
 * have none. See docs/third-parties.md.
 */
export type Tracking = {
  /** `origin` is Google's host, or the owner's own one for server-side tagging. */
  tagManager: TagManager | null
  pixel: { id: string } | null
}

type TagManager = {
  id: string
  origin: string
  /** Loads before the visitor has chosen, and under a refusal, with all consent denied: Google's "advanced" mode. */
  loadsDenied?: boolean
}

export const NO_TRACKING: Tracking = { tagManager: null, pixel: null }

export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com'

/** Where the pixel's script is, and where it reports to. */
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'
export const PIXEL_REPORT = 'https://www.facebook.com/tr'

/**
 * What the tags inside the tag manager load and talk to, by directive of the content security policy. These
 * are what Google Analytics needs; the owner adds the hosts of other tags. Never add 'unsafe-inline' or
 * 'unsafe-eval': use templates in place of custom HTML tags.
 *
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
export const TAG_SOURCES = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const
