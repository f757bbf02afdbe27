import type { Core } from '@strapi/strapi'
import { isPassword } from '../src/accounts/even-answers.ts'
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
export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
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
      ratelimit: { interval: 60_000, max: env.int('ACCOUNT_RATE_LIMIT', 10) },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: env('SMTP_HOST', '127.0.0.1'),
        port: env.int('SMTP_PORT', 1025),
        secure: env.bool('SMTP_SECURE', false),
        ...(env('SMTP_USER') ? { auth: { user: env('SMTP_USER'), pass: env('SMTP_PASS') } } : {}),
      },
      settings: {
        defaultFrom: env('MAIL_FROM', noReply()),
        defaultReplyTo: env('MAIL_FROM', noReply()),
      },
    },
  },
})
