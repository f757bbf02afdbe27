import type { Core } from '@strapi/strapi'
import { secret } from '../settings/secrets.ts'
import { contentActions } from './roles.ts'

const NAME = 'Mira build'
const TOKEN = 'admin::api-token'
const MEDIA_LIBRARY = 'plugin::upload.content-api.find'
const VERSIONS = 'api::content-version.content-version.find'

/**
 * Keeps the token with which the build reads content, the media library, whose stamps tell which files
 * were replaced, and the versions of entries, which tell what to read again. Its value is the secret
 * `CMS_TOKEN`. A custom token and not one of type read-only, since that one could read users as well.
 */
export async function setBuildToken(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::api-token-content-api')
  const permissions = [...contentActions(strapi), MEDIA_LIBRARY, VERSIONS].sort()
  const found = await strapi.db
    .query(TOKEN)
    .findOne({ where: { name: NAME }, populate: ['permissions'] })
  const held: string[] = found?.permissions.map(({ action }: { action: string }) => action) ?? []
  const accessKey = service.hash(secret('CMS_TOKEN'))
  if (found?.accessKey === accessKey && held.sort().join() === permissions.join()) return
  if (found) await service.revoke(found.id)
  const { id } = await service.create({
    name: NAME,
    description: 'Reads what is published, for the build of the site. Kept by the code.',
    type: 'custom',
    lifespan: null,
    permissions,
  })
  const encryptedKey = strapi.service('admin::encryption').encrypt(secret('CMS_TOKEN'))
  await strapi.db.query(TOKEN).update({ where: { id }, data: { accessKey, encryptedKey } })
}
