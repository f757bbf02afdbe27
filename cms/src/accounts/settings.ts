import type { Core } from '@strapi/strapi'
import { siteUrl } from '../settings/site.ts'

/** The pages of the site to which the links in account mails lead. */
const PAGES = { resetPassword: '/account/reset-password', confirmed: '/account/confirmed' }

type Advanced = Record<string, unknown>
type Mail = { options: { from: { name: string; email: string } } }

/**
 * Sets what the panel calls "Advanced settings" and the sender of the account mails from the
 * environment. The texts of the mails stay as editors left them.
 */
export async function setAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = (await store.get({ key: 'advanced' })) as Advanced
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      unique_email: true,
      allow_register: process.env.ACCOUNT_REGISTRATION !== 'false',
      email_confirmation: process.env.ACCOUNT_CONFIRMATION === 'true',
      email_reset_password: `${siteUrl()}${PAGES.resetPassword}`,
      email_confirmation_redirection: `${siteUrl()}${PAGES.confirmed}`,
      default_role: 'authenticated',
    },
  })
  const mails = (await store.get({ key: 'email' })) as Record<string, Mail>
  const from = { name: 'Mira', email: process.env.MAIL_FROM || 'no-reply@mira.example' }
  for (const mail of Object.values(mails)) mail.options.from = from
  await store.set({ key: 'email', value: mails })
}
