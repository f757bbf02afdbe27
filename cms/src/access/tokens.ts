import type { Core } from '@strapi/strapi'
import { type SecretName, secret } from '../settings/secrets.ts'
import { contentActions } from './roles.ts'

const TOKEN = 'admin::api-token'
const MEDIA_LIBRARY = 'plugin::upload.content-api.find'
const VERSIONS = 'api::content-version.content-version.find'

/** The name of the token that may read drafts. */
export const DRAFT_READER = 'Mira drafts'

/**
 * Keeps the two tokens of the site. Both read content, the media library, whose stamps tell which files
 * were replaced, and the versions of entries, which tell what to read again; the second one reads drafts
 * as well. Custom tokens and not of type read-only, since those could read users too.
 */
export async function setTokens(strapi: Core.Strapi): Promise<void> {
  await setToken(strapi, {
    name: 'Mira build',
    description: 'Reads what is published, for the build of the site. Kept by the code.',
    value: 'CMS_TOKEN',
  })
  await setToken(strapi, {
    name: DRAFT_READER,
    description: 'Reads drafts too, for the preview of editors. Kept by the code.',
    value: 'CMS_DRAFT_TOKEN',
  })
}

type Token = { name: string; description: string; value: SecretName }

async function setToken(strapi: Core.Strapi, { name, description, value }: Token): Promise<void> {
  const service = strapi.service('admin::api-token-content-api')
  const permissions = [...contentActions(strapi), MEDIA_LIBRARY, VERSIONS].sort()
  const found = await strapi.db.query(TOKEN).findOne({ where: { name }, populate: ['permissions'] })
  const held: string[] = found?.permissions.map(({ action }: { action: string }) => action) ?? []
  const accessKey = service.hash(secret(value))
  if (found?.accessKey === accessKey && held.sort().join() === permissions.join()) return
  if (found) await service.revoke(found.id)
  const type = 'custom'
  const { id } = await service.create({ name, description, type, lifespan: null, permissions })
  const encryptedKey = strapi.service('admin::encryption').encrypt(secret(value))
  await strapi.db.query(TOKEN).update({ where: { id }, data: { accessKey, encryptedKey } })
}
