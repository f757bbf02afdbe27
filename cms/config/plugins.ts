import type { Core } from '@strapi/strapi'
import { isPassword } from '../src/accounts/even-answers.ts'
import { type Environment, environment } from '../src/settings/environment.ts'
import { secret } from '../src/settings/secrets.ts'
import { noReply } from '../src/settings/site.ts'

/** How long a session lasts, in seconds. The site's cookie lives as long. */
const SESSION = 14 * 24 * 60 * 60

/**
 * - Uploads keep their bytes: the site makes its own sizes.
 * - Sessions, not thirty-day tokens: logging out or changing the password ends them. An access token is
 *   checked against its session at each call, so it may live as long and need not be renewed.
 * - Mails to visitors carry the name of the site (`account-mail.ts`), unless `MAIL_FROM` says otherwise.
 * - Mail goes to `SMTP_HOST`; the default is where a local mail catcher listens.
 */
const plugins = ({
  ACCOUNT_RATE_LIMIT,
  MAIL_FROM = noReply(),
  SMTP_HOST,
  SMTP_PORT,
  SMTP_SECURE,
  SMTP_USER,
  SMTP_PASS,
}: Environment): Core.Config.Plugin => ({
  upload: { config: { sizeLimit: 200 * 1024 * 1024, breakpoints: {} } },
  'users-permissions': {
    config: {
      jwtSecret: secret('JWT_SECRET'),
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: SESSION,
        idleRefreshTokenLifespan: SESSION,
        maxRefreshTokenLifespan: SESSION,
      },
      validationRules: { validatePassword: isPassword },
      register: { allowedFields: [] },
      ratelimit: { interval: 60_000, max: ACCOUNT_RATE_LIMIT },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: SMTP_HOST,
        port: SMTP_PORT,
        secure: SMTP_SECURE,
        ...(SMTP_USER ? { auth: { user: SMTP_USER, pass: SMTP_PASS } } : {}),
      },
      settings: {
        defaultFrom: MAIL_FROM,
        defaultReplyTo: MAIL_FROM,
      },
    },
  },
})

export default () => plugins(environment())
