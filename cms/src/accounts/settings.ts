import type { Core } from '@strapi/strapi'
import { confirmationLink, confirmedPage, resetLink } from './mailed-links.ts'

type Advanced = Record<string, unknown>
type Mail = { options: { from: { name: string; email: string }; message: string } }
type Mails = { email_confirmation: Mail; reset_password: Mail }

/**
 * The link in the text of the mail: Strapi's own, which leads to the CMS and answers a wrong code with
 * JSON, or the one that an earlier start has put in its place.
 */
const CONFIRMATION_LINK = /(?:<%= URL %>|https?:\/\/[^\s<]+\/api\/account\/confirm)\?confirmation=/g

/** Whether a new account is of use only when its address was confirmed. */
export const asksForConfirmation = (): boolean => process.env.ACCOUNT_CONFIRMATION !== 'false'

/**
 * Sets what the panel calls "Advanced settings" and the sender of the account mails from the
 * environment. The texts of the mails stay as editors left them; where they link to the CMS, they link
 * to the site.
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
      email_confirmation: asksForConfirmation(),
      email_reset_password: resetLink(),
      email_confirmation_redirection: confirmedPage(),
      default_role: 'authenticated',
    },
  })
  const mails = (await store.get({ key: 'email' })) as Mails
  const from = { name: 'Mira', email: process.env.MAIL_FROM || 'no-reply@mira.example' }
  for (const mail of Object.values(mails)) mail.options.from = from
  const { options } = mails.email_confirmation
  options.message = options.message.replace(
    CONFIRMATION_LINK,
    `${confirmationLink()}?confirmation=`,
  )
  await store.set({ key: 'email', value: mails })
}
