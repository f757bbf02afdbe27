import type { Core } from '@strapi/strapi'
import type { RoleName } from '../access/panel-permissions.ts'
import { PANEL_ROLES } from '../access/panel-roles.ts'
import { secret } from '../settings/secrets.ts'

/** Somebody for each role of the demo; all have the secret `CMS_STAFF_PASSWORD`. */
export async function seedPanelUsers(strapi: Core.Strapi): Promise<void> {
  for (const name of Object.keys(PANEL_ROLES) as RoleName[]) {
    const email = `${name}@site.example`
    const users = strapi.service('admin::user')
    if (await users.exists({ email })) continue
    const role = await strapi.service('admin::role').findOne({ code: PANEL_ROLES[name].code })
    await users.create({
      email,
      firstname: 'Site',
      lastname: PANEL_ROLES[name].name,
      password: secret('CMS_STAFF_PASSWORD'),
      registrationToken: null,
      isActive: true,
      roles: [role.id],
    })
  }
}

/** The administrator of the demo; the password is the secret `CMS_ADMIN_PASSWORD`. */
export async function seedAdminUser(strapi: Core.Strapi): Promise<void> {
  if (await strapi.service('admin::user').exists()) return
  const role = await strapi.service('admin::role').getSuperAdmin()
  await strapi.service('admin::user').create({
    email: 'admin@site.example',
    firstname: 'Site',
    lastname: 'Admin',
    password: secret('CMS_ADMIN_PASSWORD'),
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  })
}
