import { resolve } from 'node:path'
import { COUNTRY_LOOKUP_PATH } from '#src/site/lead.ts'
import type { Tracking } from '#src/site/tracking.ts'
import { type Given, requireVariables } from './read.ts'

export type Environment = {
  contentDir: string
  outDir: string
  cacheDir: string
  /** Where the content comes from, if not from `contentDir`. */
  cms: { url: string; publicUrl: string | undefined; token: string | undefined } | undefined
  /** Without a CMS there are none. */
  accounts: { configured: boolean; providers: string[] }
  /** The origin of the site: scheme and host, no slash at the end. */
  origin: string
  /** Where errors are reported, if anywhere. */
  errorReporting?: { dsn: string; environment: string } | undefined
  /** Where source maps are uploaded to, if anywhere. */
  sentryAccess?: SentryAccess | undefined
  /** The third parties that count visits. */
  tracking: Tracking
  port: number
  leads: { countryLookup: string; turnstileSiteKey: string | null }
}

/** Access to what Sentry stores of a project. */
export type SentryAccess = {
  token: string
  organization: string
  project: string
  /** Where Sentry is, if not at sentry.io. */
  url: string | undefined
}

/**
 * What the commands read: builds, the pull, the preview. The site's address is `SITE_URL`, else Netlify's `URL`,
 * else the preview's.
 *
 * @throws EnvironmentError naming the variable.
 */
export const readEnvironment = (given: Given = process.env): Environment => {
  const read = requireVariables(given, [
    'CONTENT_DIR',
    'OUT_DIR',
    'CACHE_DIR',
    'CMS_URL',
    'CMS_PUBLIC_URL',
    'CMS_TOKEN',
    'ACCOUNT_PROVIDERS',
    'SITE_URL',
    'URL',
    'COUNTRY_LOOKUP_URL',
    'TURNSTILE_SITE_KEY',
    'SENTRY_DSN',
    'SENTRY_ENVIRONMENT',
    'SENTRY_AUTH_TOKEN',
    'SENTRY_ORG',
    'SENTRY_PROJECT',
    'SENTRY_URL',
    'CONTEXT',
    'TAG_MANAGER_ID',
    'TAG_MANAGER_URL',
    'CONSENT_MODE',
    'PIXEL_ID',
    'PORT',
  ])
  const { CMS_URL: cms, SENTRY_DSN: dsn, TAG_MANAGER_ID: container, PIXEL_ID: pixel } = read
  const { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: organization, SENTRY_PROJECT: project } = read
  return {
    contentDir: resolve(read.CONTENT_DIR),
    outDir: resolve(read.OUT_DIR),
    cacheDir: resolve(read.CACHE_DIR),
    cms: cms ? { url: cms, publicUrl: read.CMS_PUBLIC_URL, token: read.CMS_TOKEN } : undefined,
    accounts: {
      configured: cms !== undefined,
      providers: read.ACCOUNT_PROVIDERS.split(/[\s,]+/).filter(Boolean),
    },
    origin: new URL(read.SITE_URL ?? read.URL ?? `http://127.0.0.1:${read.PORT}`).origin,
    errorReporting: dsn ? { dsn, environment: read.SENTRY_ENVIRONMENT ?? read.CONTEXT } : undefined,
    sentryAccess:
      token && organization && project
        ? { token, organization, project, url: read.SENTRY_URL }
        : undefined,
    tracking: {
      tagManager: container
        ? {
            id: container,
            origin: new URL(read.TAG_MANAGER_URL).origin,
            loadsDenied: read.CONSENT_MODE === 'advanced',
          }
        : null,
      pixel: pixel ? { id: pixel } : null,
    },
    port: read.PORT,
    leads: {
      countryLookup: read.COUNTRY_LOOKUP_URL ?? COUNTRY_LOOKUP_PATH,
      turnstileSiteKey: read.TURNSTILE_SITE_KEY ?? null,
    },
  }
}
