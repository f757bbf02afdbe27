import type { ErrorReporting, LeadSettings } from '#src/models/whole-site/shell.ts'
import { PLAYER_ORIGINS } from '#src/site/films.ts'
import { PIXEL_REPORT, PIXEL_SCRIPT, TAG_SOURCES, type Tracking } from '#src/site/tracking.ts'
import type { PolicySources } from './content-security-policy.ts'

/** @see https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE = 'https://challenges.cloudflare.com'

/** What pages may load from other hosts: only what is configured, and the players of films. */
export const policySources = (options: {
  leads: LeadSettings
  errorReporting?: Pick<ErrorReporting, 'dsn'> | undefined
  tracking: Tracking
}): PolicySources => {
  const { leads, errorReporting, tracking } = options
  const { tagManager, pixel } = tracking
  const sources: PolicySources = {}
  const allow = (directive: keyof PolicySources, ...hosts: string[]) => {
    sources[directive] = [...new Set([...(sources[directive] ?? []), ...hosts])]
  }

  for (const called of [leads.countryLookup, errorReporting?.dsn]) {
    if (called && URL.canParse(called)) allow('connect-src', new URL(called).origin)
  }
  // On every page, since the policy of a visit's first page holds for those that follow softly.
  if (PLAYER_ORIGINS.length > 0) allow('frame-src', ...PLAYER_ORIGINS)
  if (leads.turnstileSiteKey) {
    allow('script-src', TURNSTILE)
    allow('frame-src', TURNSTILE)
  }
  if (tagManager) {
    const { origin } = tagManager
    allow('script-src', origin, ...TAG_SOURCES['script-src'])
    allow('img-src', origin, ...TAG_SOURCES['img-src'])
    allow('connect-src', origin, ...TAG_SOURCES['connect-src'])
    allow('frame-src', origin)
  }
  if (pixel) {
    const [script, report] = [PIXEL_SCRIPT, PIXEL_REPORT].map((url) => new URL(url).origin)
    allow('script-src', script as string)
    allow('img-src', report as string)
    allow('connect-src', script as string, report as string)
  }
  return sources
}
