import type { Core } from '@strapi/strapi'
import { environment } from '../settings/environment.ts'
import { confirmedPage } from './mailed-links.ts'

/** Whether a new account is of use only when its address was confirmed. */
export const asksForConfirmation = (): boolean => environment().ACCOUNT_CONFIRMATION

/** Whether anybody may open an account. */
export const letsRegister = (): boolean => environment().ACCOUNT_REGISTRATION

/** Sets what the panel calls "Advanced settings" from the environment. */
export async function setAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  await store.set({
    value: {
      ...((await store.get({})) as object),
      unique_email: true,
      allow_register: letsRegister(),
      email_confirmation: asksForConfirmation(),
      email_confirmation_redirection: confirmedPage(),
      default_role: 'authenticated',
    },
  })
}
