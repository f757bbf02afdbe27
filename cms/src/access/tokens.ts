import type { Core } from '@strapi/strapi'
import { type SecretName, secret } from '../settings/secrets.ts'
import { contentActions } from './roles.ts'

const TOKEN = 'admin::api-token'
const MEDIA_LIBRARY = 'plugin::upload.content-api.find'
const VERSIONS = 'api::content-version.content-version.find'
const PRICES = ['api::price-list.price-list.import', 'api::price-list.price-list.undo']

/** The name of the token that may read drafts. */
export const DRAFT_READER = 'Mira drafts'

/**
 * Keeps the tokens of the site. Two read content, the media library, whose stamps tell which files
 * were replaced, and the versions of entries, which tell what to read again; the second one reads drafts
 * as well. The third brings in price lists and reads nothing. Custom tokens and not of type read-only, since those
 * could read users too.
 */
export async function setTokens(strapi: Core.Strapi): Promise<void> {
  const permissions = [...contentActions(strapi), MEDIA_LIBRARY, VERSIONS]
  await setToken(strapi, {
    name: 'Mira build',
    description: 'Reads what is published, for the build of the site. Kept by the code.',
    value: 'CMS_TOKEN',
    permissions,
  })
  await setToken(strapi, {
    name: DRAFT_READER,
    description: 'Reads drafts too, for the preview of editors. Kept by the code.',
    value: 'CMS_DRAFT_TOKEN',
    permissions,
  })
  await setToken(strapi, {
    name: 'Mira prices',
    description: 'Brings in price lists. Kept by the code.',
    value: 'CMS_PRICE_TOKEN',
    permissions: PRICES,
  })
}

type Token = { name: string; description: string; value: SecretName; permissions: string[] }

async function setToken(strapi: Core.Strapi, token: Token): Promise<void> {
  const { name, description, value } = token
  const service = strapi.service('admin::api-token-content-api')
  const permissions = token.permissions.sort()
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
