import type { Core } from '@strapi/strapi'
import { secret } from '../settings/secrets.ts'

const VISITOR = 'visitor@site.example'

/** A visitor of the demo who owns a home and so reads all of its pages; the password is the secret `CMS_STAFF_PASSWORD`. */
export async function seedVisitor(strapi: Core.Strapi): Promise<void> {
  const users = strapi.db.query('plugin::users-permissions.user')
  if (await users.findOne({ where: { email: VISITOR } })) return
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'owner' } })
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: 'visitor',
      email: VISITOR,
      password: secret('CMS_STAFF_PASSWORD'),
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role?.id,
    })
}
