import { CATEGORIES } from '#src/site/consent.ts'
import type { Tracking } from '#src/site/tracking.ts'
import type { Choice } from './choice.ts'

/** What may be loaded under a choice, or before there is one. */
export const tagsUnder = (
  { tagManager, pixel }: Tracking,
  choice: Choice | null,
): { tagManager: boolean; pixel: boolean } => ({
  tagManager:
    tagManager !== null &&
    (tagManager.loadsDenied === true || choice?.statistics === true || choice?.marketing === true),
  pixel: pixel !== null && choice?.marketing === true,
})

/**
 * A choice in the words of Google's Consent Mode v2.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const googleConsent = (choice: Choice): Record<string, 'granted' | 'denied'> => {
  const said = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: said(choice.statistics),
    ad_storage: said(choice.marketing),
    ad_user_data: said(choice.marketing),
    ad_personalization: said(choice.marketing),
  }
}

/** The beginnings of the names under which the vendors store cookies for this site. */
const COOKIES: Record<keyof Choice, RegExp> = {
  statistics: /^_(?:ga|gid|gat)(?:_|$)/,
  marketing: /^_(?:gcl|fbp|fbc)(?:_|$)/,
}

/** The names of cookies that a choice does not allow. */
export const refusedCookies = (cookies: string, choice: Choice): string[] =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) =>
      CATEGORIES.some((category) => !choice[category] && COOKIES[category].test(name)),
    )
