import type { LeadSettings } from '#src/models/shell.ts'
import type { PolicySources } from './content-security-policy.ts'

/** @see https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE = 'https://challenges.cloudflare.com'

/** What pages may load from elsewhere: only what is configured. */
export const policySources = ({
  countryLookup,
  turnstileSiteKey,
}: LeadSettings): PolicySources => ({
  ...(turnstileSiteKey ? { 'script-src': [TURNSTILE], 'frame-src': [TURNSTILE] } : {}),
  ...(URL.canParse(countryLookup) ? { 'connect-src': [new URL(countryLookup).origin] } : {}),
})
