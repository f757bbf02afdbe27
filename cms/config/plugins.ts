import type { Core } from '@strapi/strapi'
import { secret } from '../src/settings/secrets.ts'

/**
 * - Uploads keep their bytes: the site makes its own sizes.
 * - Sessions, not thirty-day tokens: logging out or changing the password ends them.
 * - Mail goes to `SMTP_HOST`; the default is where a local mail catcher listens.
 */
export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  upload: { config: { sizeLimit: 200 * 1024 * 1024, breakpoints: {} } },
  'users-permissions': {
    config: {
      jwtSecret: secret('JWT_SECRET'),
      jwtManagement: 'refresh',
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
        defaultFrom: env('MAIL_FROM', 'no-reply@mira.example'),
        defaultReplyTo: env('MAIL_FROM', 'no-reply@mira.example'),
      },
    },
  },
})
