import type { ErrorReporting, LeadSettings } from '#src/models/shell.ts'
import type { PolicySources } from './content-security-policy.ts'

/** @see https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE = 'https://challenges.cloudflare.com'

/** What pages may load from elsewhere: only what is configured. */
export const policySources = (
  { countryLookup, turnstileSiteKey }: LeadSettings,
  errorReporting?: ErrorReporting,
): PolicySources => {
  const called = [countryLookup, errorReporting?.dsn].filter((url) => url && URL.canParse(url))
  return {
    ...(turnstileSiteKey ? { 'script-src': [TURNSTILE], 'frame-src': [TURNSTILE] } : {}),
    ...(called.length > 0
      ? { 'connect-src': called.map((url) => new URL(url as string).origin) }
      : {}),
  }
}
