import type { Core } from '@strapi/strapi'
import { secret } from '../settings/secrets.ts'

/** The administrator of the demo; the password is the secret `CMS_ADMIN_PASSWORD`. */
export async function seedAdminUser(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return
  const role = await strapi.service('admin::role').getSuperAdmin()
  await strapi.service('admin::user').create({
    email: 'admin@mira.example',
    firstname: 'Mira',
    lastname: 'Admin',
    password: secret('CMS_ADMIN_PASSWORD'),
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  })
}
