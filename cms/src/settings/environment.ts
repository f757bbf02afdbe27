import { z } from '@strapi/utils'

const it = (must: string) => `it must be ${must}`

const text = () => z.string().optional()

const address = () =>
  z.url({ protocol: /^https?$/, error: it('an address such as https://mira.example') })

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: it('"true" or "false"') })
    .transform((value) => value === 'true')
    .default(fallback)

const whole = (most: number) => {
  const error = it(`a number up to ${most}`)
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error })
}

const port = () => whole(65_535)

/** Those that are made where neither the environment nor the data folder has them (`secrets.ts`). */
export const secrets = z.object({
  APP_KEYS: text(),
  API_TOKEN_SALT: text(),
  ADMIN_JWT_SECRET: text(),
  CMS_ADMIN_PASSWORD: text(),
  CMS_DRAFT_TOKEN: text(),
  CMS_PRICE_TOKEN: text(),
  CMS_STAFF_PASSWORD: text(),
  CMS_TOKEN: text(),
  DRAFT_SECRET: text(),
  ENCRYPTION_KEY: text(),
  JWT_SECRET: text(),
  PUBLISH_SECRET: text(),
  TRANSFER_TOKEN_SALT: text(),
})

/**
 * All variables that the CMS reads; docs/operations.md says what each means. Each is optional, and an empty one counts
 * as not set.
 */
export const variables = z.object({
  ...secrets.shape,
  /** Without slashes at its end. */
  SITE_URL: address()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port().default(1337),
  CMS_PORT: port().optional(),
  CMS_PUBLIC_URL: address().optional(),
  CMS_BEHIND_PROXY: flag(false),
  CMS_PANEL: flag(true),
  CMS_DATA_DIR: z.string().default('.data'),
  CMS_SEED: z.enum(['demo'], { error: it('"demo"') }).optional(),
  CMS_DEMO_DIR: text(),
  DATABASE_URL: text(),
  DATABASE_CLIENT: z
    .enum(['sqlite', 'postgres'], { error: it('"sqlite" or "postgres"') })
    .optional(),
  DATABASE_SSL: flag(false),
  DATABASE_SSL_VERIFY: flag(true),
  DATABASE_SCHEMA: z.string().default('public'),
  DATABASE_POOL: whole(10_000).default(10),
  SMTP_HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: port().default(1025),
  SMTP_SECURE: flag(false),
  SMTP_USER: text(),
  SMTP_PASS: text(),
  MAIL_FROM: text(),
  SITE_REPORT_MAIL: text(),
  SITE_REPORT_WEBHOOK_URL: address().optional(),
  PRICE_FEED_URL: address().optional(),
  PRICE_FEED_TOKEN: text(),
  ACCOUNT_REGISTRATION: flag(true),
  ACCOUNT_CONFIRMATION: flag(true),
  ACCOUNT_RATE_LIMIT: whole(1_000_000_000).default(10),
  OIDC_AUTHORIZE_URL: address().optional(),
  OIDC_TOKEN_URL: address().optional(),
  OIDC_USERINFO_URL: address().optional(),
})

export type Environment = z.infer<typeof variables>

type Given = Readonly<Record<string, string | undefined>>

/** Variables that the CMS cannot use. */
class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * The variables of this process. All of them are read each time, so one that is wrong ends the start, whoever reads
 * first.
 *
 * @throws EnvironmentError naming each wrong variable, without its value, which may be a secret.
 */
export function environment(given: Given = process.env): Environment {
  const set = Object.entries(given).filter(([, value]) => value?.trim())
  const read = variables.safeParse(Object.fromEntries(set))
  if (read.success) return read.data
  const wrong = read.error.issues.map(
    ({ path, message }) => `${path.join('.')} cannot be used: ${message}.`,
  )
  throw new EnvironmentError(`${wrong.join(' ')} Set a valid value or remove it.`)
}

/** The keys of a provider of social login, such as `GOOGLE_CLIENT_ID`: any that Strapi knows may be there. */
export function providerKeys(
  provider: string,
  given: Given = process.env,
): { key: string | undefined; secret: string | undefined } {
  const name = provider.toUpperCase()
  return { key: given[`${name}_CLIENT_ID`], secret: given[`${name}_CLIENT_SECRET`] }
}
