import { resolve } from 'node:path'
import { z } from 'zod'
import type { Accounts } from '#src/models/pages/own.ts'
import type { ErrorReporting, LeadSettings } from '#src/models/site/shell.ts'
import { COUNTRY_LOOKUP_PATH } from '#src/site/lead.ts'
import { TAG_MANAGER_ORIGIN, type Tracking } from '#src/site/tracking.ts'

/** A container of Google Tag Manager. */
const CONTAINER = /^GTM-[A-Z0-9]+$/

/** The variables that the commands read. An empty one counts as not set. */
const schema = z.object({
  CONTENT_DIR: z.string().default('content'),
  OUT_DIR: z.string().default('out'),
  CACHE_DIR: z.string().default('.cache'),
  CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  CMS_TOKEN: z.string().optional(),
  ACCOUNT_PROVIDERS: z.string().default(''),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  URL: z.url({ protocol: /^https?$/ }).optional(),
  COUNTRY_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().optional(),
  SENTRY_AUTH_TOKEN: z.string().optional(),
  SENTRY_ORG: z.string().optional(),
  SENTRY_PROJECT: z.string().optional(),
  SENTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Set by Netlify: the kind of deploy. */
  CONTEXT: z.string().default('development'),
  TAG_MANAGER_ID: z.string().regex(CONTAINER, 'it looks like GTM-AB12CD3').optional(),
  TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).default(TAG_MANAGER_ORIGIN),
  PIXEL_ID: z.string().regex(/^\d+$/, 'it is a number').optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8888),
})

export type Environment = {
  contentDir: string
  outDir: string
  cacheDir: string
  /** Where the content comes from, if not from `contentDir`. */
  cms: { url: string; token: string | undefined } | undefined
  /** Without a CMS there are none. */
  accounts: Accounts
  /** Where the site lives: scheme and host, no slash at the end. */
  origin: string
  /** Where errors are reported, if anywhere. */
  errorReporting?: Omit<ErrorReporting, 'release'> | undefined
  /** Where source maps are uploaded to, if anywhere. */
  sentryAccess?: SentryAccess | undefined
  /** The third parties that count visits. */
  tracking: Tracking
  port: number
  leads: LeadSettings
}

/** Access to what Sentry stores of a project. */
export type SentryAccess = {
  token: string
  organization: string
  project: string
  /** Where Sentry is, if not at sentry.io. */
  url: string | undefined
}

/** A variable that the commands cannot use. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads the environment. The site's address is `SITE_URL`, else Netlify's `URL`, else the preview's.
 *
 * @throws EnvironmentError naming the variable.
 */
export const readEnvironment = (
  variables: Record<string, string | undefined> = process.env,
): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    const name = String(issue?.path[0])
    throw new EnvironmentError(
      `${name}="${given[name]}" cannot be used: ${issue?.message}. Set it to a right value or leave it out.`,
    )
  }
  const {
    CONTENT_DIR,
    OUT_DIR,
    CACHE_DIR,
    CMS_URL,
    CMS_TOKEN,
    ACCOUNT_PROVIDERS,
    SITE_URL,
    URL: url,
    SENTRY_DSN: dsn,
    SENTRY_ENVIRONMENT,
    SENTRY_AUTH_TOKEN: token,
    SENTRY_ORG: organization,
    SENTRY_PROJECT: project,
    SENTRY_URL,
    CONTEXT,
    TAG_MANAGER_ID,
    TAG_MANAGER_URL,
    PIXEL_ID,
    PORT,
    COUNTRY_LOOKUP_URL,
    TURNSTILE_SITE_KEY,
  } = result.data
  return {
    contentDir: resolve(CONTENT_DIR),
    outDir: resolve(OUT_DIR),
    cacheDir: resolve(CACHE_DIR),
    cms: CMS_URL ? { url: CMS_URL, token: CMS_TOKEN } : undefined,
    accounts: {
      configured: CMS_URL !== undefined,
      providers: ACCOUNT_PROVIDERS.split(/[\s,]+/).filter(Boolean),
    },
    origin: new URL(SITE_URL ?? url ?? `http://127.0.0.1:${PORT}`).origin,
    errorReporting: dsn ? { dsn, environment: SENTRY_ENVIRONMENT ?? CONTEXT } : undefined,
    sentryAccess:
      token && organization && project
        ? { token, organization, project, url: SENTRY_URL }
        : undefined,
    tracking: {
      tagManager: TAG_MANAGER_ID
        ? { id: TAG_MANAGER_ID, origin: new URL(TAG_MANAGER_URL).origin }
        : null,
      pixel: PIXEL_ID ? { id: PIXEL_ID } : null,
    },
    port: PORT,
    leads: {
      countryLookup: COUNTRY_LOOKUP_URL ?? COUNTRY_LOOKUP_PATH,
      turnstileSiteKey: TURNSTILE_SITE_KEY ?? null,
    },
  }
}
