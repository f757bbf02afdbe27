import type { Core } from '@strapi/strapi'
import { siteUrl } from '../settings/site.ts'

/** Tells somebody who has an account that their address was used to open another one. */
export async function mailOwner(strapi: Core.Strapi, email: string): Promise<void> {
  const login = `${siteUrl()}/account/login`
  const forgot = `${siteUrl()}/account/forgot-password`
  const text = [
    'Somebody, probably you, has just tried to open an account with this address. You have one already.',
    `Sign in: ${login}`,
    `If you forgot your password, set a new one: ${forgot}`,
    'If it was not you, there is nothing to do.',
  ].join('\n\n')
  await strapi.plugin('email').service('email').send({
    to: email,
    subject: 'You already have an account',
    text,
  })
}
